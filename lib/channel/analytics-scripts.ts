import type { Channel } from "../contract/channel.ts";
import { mayCarryOwnerCode } from "./owner-code/may-carry-owner-code.ts";
import type { CleanedOwnerCode } from "./owner-code/clean-owner-code.ts";

/** The third-party scripts that an owner measures with: ids of Google Analytics and of a Meta pixel. */
export type AnalyticsScripts = { ga?: string; pixel?: string };

const hosts = { ga: "www.googletagmanager.com", pixel: "connect.facebook.net" } as const;

/**
 * The measuring scripts of the page at a path: only where the owner's code is allowed, on a channel that requires the
 * viewers' consent. Undefined elsewhere. docs/security.md SE-137. docs/behaviour.md BE-298.
 */
export function getAnalyticsScripts(
  { settings }: Pick<Channel, "settings">,
  pathname: string,
): AnalyticsScripts | undefined {
  const { trackingConsent, customGA: ga, customMetaPixel: pixel } = settings;
  if (!trackingConsent || (!ga && !pixel) || !mayCarryOwnerCode(pathname)) return undefined;
  return { ...(ga && { ga }), ...(pixel && { pixel }) };
}

/**
 * The only list of hosts from which scripts of a page may load, in addition to the site: the owner's hosts, and those
 * of the measuring scripts.
 */
export function scriptHosts(
  code: Pick<CleanedOwnerCode, "hosts"> | undefined,
  scripts: AnalyticsScripts | undefined,
): string[] {
  const known = Object.keys(hosts) as (keyof typeof hosts)[];
  const measuring = known.filter((name) => scripts?.[name]).map((name) => hosts[name]);
  return [...new Set([...(code?.hosts ?? []), ...measuring])];
}
