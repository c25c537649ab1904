import type { SsoKind } from "./identity-providers.ts";

/** How each kind of single sign-on takes a sign-out below its address: docs/provider-api.md PA-54. */
export const ssoSignOutFormats: Record<SsoKind, { path: string; target: string; client?: string }> =
  {
    auth0: { path: "/v2/logout", target: "returnTo", client: "client_id" },
    helmes: { path: "/logout", target: "redirect_uri" },
    oracle: { path: "/oauth2/v1/userlogout", target: "post_logout_redirect_url" },
    generic: { path: "/logout", target: "post_logout_redirect_uri", client: "client_id" },
  };

/** Where a browser signs out at an identity provider and comes back from to `target`. */
export function createSsoSignOutUrl(
  issuer: string,
  kind: SsoKind,
  clientId: string,
  target: string,
): string {
  const shape = ssoSignOutFormats[kind];
  const address = new URL(issuer + shape.path);
  if (shape.client) address.searchParams.set(shape.client, clientId);
  address.searchParams.set(shape.target, target);
  return address.href;
}
