import type { IdentityKind } from "../accounts/viewer-record.ts";

/** How an identity provider that everybody knows differs from OpenID Connect with discovery. */
export type IdpProtocol = {
  /** Missing for single sign-on, whose owner names it. */
  issuer?: string;
  /** Addresses of one that has no complete discovery. */
  endpoints?: { authorization: string; token: string; keys: string };
  scope: string;
  /** Parameters of the first request. */
  parameters: Readonly<Record<string, string>>;
  /** It names confirmed addresses only, without saying so of each. */
  hasConfirmedAddressesOnly?: true;
};

const scope = "openid email profile";
const graph = "v23.0";

/** docs/admin-api.md AA-157. */
export const idpProtocols: Readonly<Record<IdentityKind, IdpProtocol>> = {
  google: {
    issuer: "https://accounts.google.com",
    scope,
    parameters: { prompt: "select_account" },
  },
  facebook: {
    issuer: "https://www.facebook.com",
    endpoints: {
      authorization: `https://www.facebook.com/${graph}/dialog/oauth`,
      token: `https://graph.facebook.com/${graph}/oauth/access_token`,
      keys: "https://www.facebook.com/.well-known/oauth/openid/jwks/",
    },
    scope: "openid email public_profile",
    parameters: {},
    hasConfirmedAddressesOnly: true,
  },
  apple: {
    issuer: "https://appleid.apple.com",
    scope: "openid email name",
    // Apple gives name and address only with this mode: docs/security.md SE-245.
    parameters: { response_mode: "form_post" },
  },
  sso: { scope, parameters: {} },
};

/** How the sandbox is spoken to, whichever identity provider it plays. */
export const sandboxProtocol: IdpProtocol = { scope, parameters: {} };
