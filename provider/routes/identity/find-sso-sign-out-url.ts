import type { ChannelRow } from "../../db/channels.ts";
import { createSsoSignOutUrl } from "../../domain/identity/sso-sign-out-url.ts";
import { findEndSessionUrl } from "../../identity/authorization-code-flow.ts";
import { toSignInFailure } from "../../identity/sign-in-failure.ts";
import type { Services } from "../../services.ts";
import { findIdpSource } from "./idp-source.ts";
import { openIdpConnection } from "./open-idp-connection.ts";

/**
 * Where a browser signs out of a channel's single sign-on and comes back from to `target`; `target` itself where it signs
 * nobody out, or does not respond. docs/provider-api.md PA-362
 */
export async function findSsoSignOutUrl(
  services: Services,
  channel: ChannelRow,
  target: string,
): Promise<string> {
  const source = await findIdpSource(services, channel, "sso");
  if (!source) return target;
  const { issuer, kind, clientId, keys } = source;
  if (!keys || kind !== "generic") {
    return createSsoSignOutUrl(issuer.replace(/\/$/, ""), kind, clientId, target);
  }
  try {
    const idp = await openIdpConnection(services, channel, source);
    return (await findEndSessionUrl(idp, target)) ?? target;
  } catch (error) {
    toSignInFailure(error);
    return target;
  }
}
