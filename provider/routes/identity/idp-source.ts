import type { ChannelRow } from "../../db/channels.ts";
import { listKeysOfChannel, type SignInProviderRow } from "../../db/sign-in-providers.ts";
import { identityKinds, type IdentityKind } from "../../domain/accounts/viewer-record.ts";
import { findChannelIdp } from "../../domain/identity/channel-idps.ts";
import { createIdpClient } from "../../domain/identity/idp-client.ts";
import {
  getIdpBrandName,
  getSandboxIssuerUrl,
  type IdentityProvider,
  socialProviders,
  type SsoKind,
} from "../../domain/identity/identity-providers.ts";
import { idpProtocols } from "../../domain/identity/idp-protocols.ts";
import type { OfferedSignInMethods } from "../../domain/identity/offered-sign-in-methods.ts";
import { type ConsoleOrigins, hasConsole, type Services } from "../../services.ts";

/** Where the person of a method comes from: an identity provider that an owner has keys of, or one of the sandbox. */
export type IdpSource = {
  method: IdentityKind;
  issuer: string;
  clientId: string;
  /** What viewers call it. */
  name: string;
  kind: SsoKind;
} & (
  | { keys: SignInProviderRow }
  | { keys?: undefined; idp: IdentityProvider; console: ConsoleOrigins }
);

/**
 * Methods of a channel with their identity providers. Keys of the channel come before keys of all channels, and those
 * before the sandbox, which is there beside the console only: docs/admin-api.md AA-156.
 */
export async function listIdpSources(
  services: Services,
  channel: ChannelRow,
): Promise<IdpSource[]> {
  const rows = await listKeysOfChannel(services.db, channel.token);
  return identityKinds.flatMap((method) => {
    const keys = rows.find((row) => row.method === method);
    const source = keys ? keySource(channel, keys) : sandboxSource(services, channel, method);
    return source ?? [];
  });
}

/** The identity provider of a method, or undefined where the channel does not offer the method. */
export async function findIdpSource(
  services: Services,
  channel: ChannelRow,
  method: IdentityKind,
): Promise<IdpSource | undefined> {
  const sources = await listIdpSources(services, channel);
  return sources.find((source) => source.method === method);
}

/** What a channel's response says of the methods. */
export async function listOfferedSignInMethods(
  services: Services,
  channel: ChannelRow,
): Promise<OfferedSignInMethods> {
  const sources = await listIdpSources(services, channel);
  return {
    social: socialProviders.filter((idp) => sources.some(({ method }) => method === idp)),
    sso: sources.find(({ method }) => method === "sso"),
  };
}

/** A channel whose owner has named social methods offers no others. */
function keySource({ profile }: ChannelRow, keys: SignInProviderRow): IdpSource | undefined {
  const { method, clientId, kind, name } = keys;
  const chosen: string[] | undefined = profile.signIn?.social;
  if (method !== "sso" && chosen && !chosen.includes(method)) return undefined;
  const issuer = keys.issuer ?? idpProtocols[method].issuer;
  if (issuer === undefined) return undefined;
  const brand = method === "sso" ? "" : getIdpBrandName(method);
  return { method, issuer, clientId, name: name ?? brand, kind: kind ?? "generic", keys };
}

function sandboxSource(
  services: Services,
  channel: ChannelRow,
  method: IdentityKind,
): IdpSource | undefined {
  const idp = findChannelIdp(channel, method);
  if (!idp || !hasConsole(services)) return undefined;
  const { sso } = channel.profile.signIn ?? {};
  return {
    method,
    issuer: getSandboxIssuerUrl(services.console.origin, idp),
    clientId: createIdpClient(services.publicOrigin, channel, method).clientId,
    name: method === "sso" ? (sso?.name ?? "") : getIdpBrandName(idp),
    kind: sso?.kind ?? "generic",
    idp,
    console: services.console,
  };
}
