/** The identity providers whose names everybody knows; each is a sign-in method of that name. */
export const socialProviders = ["google", "facebook", "apple"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The four kinds of single sign-on: docs/provider-api.md PA-60. */
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
export function getIdpBrandName(idp: IdentityProvider): string {
  return names[idp];
}

/**
 * The issuer of an identity provider of the sandbox: `getSandboxIssuerUrl("http://localhost:4001", "google")`.
 */
export function getSandboxIssuerUrl(sandboxOrigin: string, idp: IdentityProvider): string {
  return `${sandboxOrigin}/identity/${idp}`;
}

/** `"google"` → itself; anything else → undefined. */
export function parseIdp(name: string): IdentityProvider | undefined {
  return identityProviders.find((idp) => idp === name);
}
