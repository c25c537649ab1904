import { type IdentityKind, identityKinds } from "../accounts/viewer-record.ts";
import type { ChannelRecord } from "../catalogue/catalogue-records.ts";
import { type IdentityProvider, getIdpBrandName } from "./identity-providers.ts";

/**
 * The identity provider behind a method on a channel, or undefined where the channel doesn't offer
 * it.
 */
export function findChannelIdp(
  channel: ChannelRecord,
  method: IdentityKind,
): IdentityProvider | undefined {
  const { signIn } = channel.profile;
  if (method === "sso") return signIn?.sso?.kind;
  return signIn?.social?.includes(method) ? method : undefined;
}

/**
 * What a channel's viewers call an identity provider: `"Arena Club ID"` for its own, `"Google"`.
 */
export function getChannelIdpDisplayName(
  { profile }: ChannelRecord,
  idp: IdentityProvider,
): string {
  const { sso } = profile.signIn ?? {};
  return sso?.kind === idp ? sso.name : getIdpBrandName(idp);
}

/** The methods of a channel in their order, each with its identity provider. */
export function listIdpSignInMethods(
  channel: ChannelRecord,
): { method: IdentityKind; idp: IdentityProvider }[] {
  return identityKinds.flatMap((method) => {
    const idp = findChannelIdp(channel, method);
    return idp ? [{ method, idp }] : [];
  });
}
