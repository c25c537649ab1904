import type { Cdn } from "../trusted-cdns.ts";
import type { SimulatedLocation } from "../contract/simulated-location.ts";
import type { LocateIpAddress } from "../viewer/locate-ip-address.ts";
import type { FindDomain } from "./admission/domain-of-request.ts";
import type { RenderConcurrencyLimits } from "./admission/render-slots.ts";

/** The configuration of the front; `preload.ts` fills it from `lib/env.ts`. */
export type FrontConfig = {
  /** The IP address or host name to listen on. */
  host: string;
  /** The domains that are served, with all below them; undefined: any. */
  siteHosts?: readonly string[];
  /** Finds the channels of owners' domains; without it the first label of a host names its channel. */
  findDomain?: FindDomain;
  trustedProxyHops: number;
  /** The CDN that sends the viewer's location, behind trusted hops. */
  trustedCdn?: Cdn;
  /** Connections at the same time; a further one is closed. */
  maxConnections: number;
  locate: LocateIpAddress;
  /** The simulated location of viewers of this machine, set in the console of the embedded provider. */
  simulatedLocation?: () => SimulatedLocation | undefined;
  /** The console of the embedded provider, where there is one: it frames `/mobile` pages. */
  consolePort?: number;
  /** The built site's folder, with `.next/static` and `public`; without it Next serves files. */
  siteDir?: string;
  /** False: the service worker is switched off, and browsers that have one remove it. */
  hasWorker: boolean;
  /** Hot reload: no cache, a relaxed policy, sockets left to Next. */
  dev: boolean;
  /** Whether the framework's scripts wait for a page's urgent picture. */
  mayHoldScripts: boolean;
  /** Whether the text of a page's style sheets is in its HTML. */
  mayInlineStyles: boolean;
  /** All open the sealed cookies of a viewer. */
  sessionSecrets: string[];
  /** How many pages are under way and rendered at once, and how many wait. */
  pages: RenderConcurrencyLimits;
  /** Memory for finished pages, in bytes. */
  cacheBytes: number;
  /** Reports an error together with what failed, and for which request. */
  onError: (what: string, reason: unknown, requestId?: string) => void;
};

/** The time limit of a whole request: docs/behaviour.md BE-70. */
export const requestTimeoutMs = 30_000;
