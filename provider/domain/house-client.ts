import { type House, houseOf } from "./houses.ts";
import type { ChannelRecord } from "./records.ts";
import { type IdentityKind, identityKinds } from "./viewer-record.ts";

/** A channel as the client of a house: what both sides have written down. */
export type HouseClient = { clientId: string; secret: string; redirectUri: string; name: string };

const prefix = "marquee-";

/** `"demo"` → `"marquee-demo"`. */
export function clientIdOf(channelToken: string): string {
  return prefix + channelToken;
}

/** `"marquee-demo"` → `"demo"`; undefined when it is no client of ours. */
export function channelOfClient(clientId: string): string | undefined {
  return clientId.startsWith(prefix) ? clientId.slice(prefix.length) : undefined;
}

/**
 * The channel's registration at the house behind `method`. The secret is no secret: it is that of
 * a sandbox, the same on every machine, so that anybody can talk to it.
 */
export function houseClient(
  publicOrigin: string,
  channel: ChannelRecord,
  method: IdentityKind,
): HouseClient {
  return {
    clientId: clientIdOf(channel.token),
    secret: `sandbox-secret-of-${channel.token}`,
    redirectUri: `${publicOrigin}/channel/${channel.channelId}/${method}/callback`,
    name: channel.name,
  };
}

/** The method by which a channel uses a house, or undefined when it doesn't. */
export function methodOf(channel: ChannelRecord, house: House): IdentityKind | undefined {
  return identityKinds.find((method) => houseOf(channel, method) === house);
}
