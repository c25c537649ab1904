import type { Channel } from "../contract/channel.ts";
import { mayCarryOwnerCode } from "./owner-code/places.ts";
import type { ReadCode } from "./owner-code/read-code.ts";

/** The scripts of others by which an owner measures: ids of Google Analytics and of a Meta pixel. */
export type AnalyticsScripts = { ga?: string; pixel?: string };

const hosts = { ga: "www.googletagmanager.com", pixel: "connect.facebook.net" } as const;

/**
 * What else measures on the page of an address: where the owner's code may stand, on a channel that asks for
 * consent. Undefined elsewhere. docs/security.md SE-137.
 */
export function analyticsScripts(
  { settings }: Pick<Channel, "settings">,
  pathname: string,
): AnalyticsScripts | undefined {
  const { trackingConsent, customGA: ga, customMetaPixel: pixel } = settings;
  if (!trackingConsent || (!ga && !pixel) || !mayCarryOwnerCode(pathname)) return undefined;
  return { ...(ga && { ga }), ...(pixel && { pixel }) };
}

/** The one list of hosts from which a page's scripts may come, besides its own: the owner's, and these. */
export function scriptHosts(
  code: Pick<ReadCode, "hosts"> | undefined,
  scripts: AnalyticsScripts | undefined,
): string[] {
  const known = Object.keys(hosts) as (keyof typeof hosts)[];
  const measuring = known.filter((name) => scripts?.[name]).map((name) => hosts[name]);
  return [...new Set([...(code?.hosts ?? []), ...measuring])];
}
