import type { ChannelRecord } from "../catalogue/records.ts";
import { type IdentityKind, identityKinds } from "../accounts/viewer-record.ts";

/** The identity providers whose names everybody knows; each is a sign-in method of that name. */
export const socialProviders = ["google", "facebook", "apple"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The four kinds of single sign-on: contract.md, Channel. */
export const ssoKinds = ["auth0", "helmes", "oracle", "generic"] as const;
export type SsoKind = (typeof ssoKinds)[number];

/** An identity provider that identifies people by OpenID Connect; the sandbox plays them all. */
export type IdentityProvider = SocialProvider | SsoKind;
export const identityProviders: IdentityProvider[] = [...socialProviders, ...ssoKinds];

const names: Record<IdentityProvider, string> = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
  auth0: "Auth0",
  helmes: "Helmes",
  oracle: "Oracle",
  generic: "a generic identity provider",
};

/** `"google"` → `"Google"`: whom the sandbox plays. */
export function idpName(idp: IdentityProvider): string {
  return names[idp];
}

/**
 * The issuer of an identity provider of the sandbox: `issuerOf("http://localhost:4000", "google")`.
 */
export function issuerOf(publicOrigin: string, idp: IdentityProvider): string {
  return `${publicOrigin}/identity/${idp}`;
}

/**
 * The identity provider behind a method on a channel, or undefined where the channel doesn't offer
 * it.
 */
export function idpOf(channel: ChannelRecord, method: IdentityKind): IdentityProvider | undefined {
  const { signIn } = channel.profile;
  if (method === "sso") return signIn?.sso?.kind;
  return signIn?.social?.includes(method) ? method : undefined;
}

/**
 * What a channel's viewers call an identity provider: `"Arena Club ID"` for its own, `"Google"`.
 */
export function calledBy({ profile }: ChannelRecord, idp: IdentityProvider): string {
  const { sso } = profile.signIn ?? {};
  return sso?.kind === idp ? sso.name : idpName(idp);
}

/** The methods of a channel in their order, each with its identity provider. */
export function idpMethodsOf(
  channel: ChannelRecord,
): { method: IdentityKind; idp: IdentityProvider }[] {
  return identityKinds.flatMap((method) => {
    const idp = idpOf(channel, method);
    return idp ? [{ method, idp }] : [];
  });
}

/** `"google"` → itself; anything else → undefined. */
export function parseIdp(name: string): IdentityProvider | undefined {
  return identityProviders.find((idp) => idp === name);
}
