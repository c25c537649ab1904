import { findChannelIdp } from "./channel-idps.ts";
import type { IdentityProvider } from "./identity-providers.ts";
import type { ChannelRecord } from "../catalogue/catalogue-records.ts";
import { type IdentityKind, identityKinds } from "../accounts/viewer-record.ts";

/** A channel as the client of an identity provider: what both sides have written down. */
export type IdpClient = {
  clientId: string;
  secret: string;
  redirectUri: string;
  name: string;
  /** How identity tokens are signed, where it is known before the discovery. */
  signingAlgorithm?: "ES256";
};

const prefix = "marquee-";

/** `"demo"` → `"marquee-demo"`. */
export function formatIdpClientId(channelToken: string): string {
  return prefix + channelToken;
}

/** `"marquee-demo"` → `"demo"`; undefined when it is no client of ours. */
export function parseChannelFromIdpClientId(clientId: string): string | undefined {
  return clientId.startsWith(prefix) ? clientId.slice(prefix.length) : undefined;
}

/** Whose seeded people the sandbox shows to a client: those of its channel, of another server those of its own. */
export function formatSandboxGroup(clientId: string): string {
  return parseChannelFromIdpClientId(clientId) ?? clientId;
}

/**
 * The channel's registration at the identity provider behind `method`. The secret is no secret: it
 * is that of a sandbox, the same on every machine, so that anybody can talk to it.
 */
export function createIdpClient(
  publicOrigin: string,
  channel: ChannelRecord,
  method: IdentityKind,
): IdpClient {
  return {
    clientId: formatIdpClientId(channel.token),
    secret: `sandbox-secret-of-${channel.token}`,
    redirectUri: `${publicOrigin}/channel/${channel.channelId}/${method}/callback`,
    name: channel.name,
    signingAlgorithm: "ES256",
  };
}

/** The method by which a channel uses an identity provider, or undefined when it doesn't. */
export function findIdpSignInMethod(
  channel: ChannelRecord,
  idp: IdentityProvider,
): IdentityKind | undefined {
  return identityKinds.find((method) => findChannelIdp(channel, method) === idp);
}
