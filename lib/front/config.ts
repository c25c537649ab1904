import type { LocateAddress } from "../viewer/locate-address.ts";

/** What the front needs to know; `preload.ts` fills it from `lib/env.ts`. */
export type FrontConfig = {
  /** The address to listen on. */
  host: string;
  trustedProxyHops: number;
  locate: LocateAddress;
  /** Set beside the embedded provider: its console frames `/mobile` pages. */
  consolePort?: number;
  /** The built site's folder, with `.next/static` and `public`; without it Next serves files. */
  siteDir?: string;
  /** Hot reload: no cache, a relaxed policy, sockets left to Next. */
  dev: boolean;
  /** Whether the framework's scripts wait for a page's urgent picture. */
  mayHoldScripts: boolean;
  /** Memory for finished pages, in bytes. */
  cacheBytes: number;
  /** Reports an error together with what failed. */
  onError: (what: string, reason: unknown) => void;
};

/** The time limit of a whole request: docs/behaviour.md BE-70. */
export const requestTimeoutMs = 30_000;
