import * as openid from "openid-client";
import type { IdpClient } from "../domain/identity/idp-client.ts";
import { SignInFailure } from "../domain/identity/sign-in-errors.ts";
import { idpErrorToSignInFailure } from "./sign-in-failure.ts";

/**
 * What only we know of a sign-in that we sent to an identity provider; nothing of it leaves the
 * process.
 */
export type AuthorizationRequest = {
  config: openid.Configuration;
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
};

/**
 * A person as an identity provider describes them. `email` is missing where the identity provider
 * keeps it back.
 */
export type IdpIdentity = {
  issuer: string;
  subject: string;
  email?: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

export type IdpConnection = {
  issuer: string;
  client: IdpClient;
  fetch: openid.CustomFetch;
  /** Forces a new sign-in: the identity provider may know another person in this browser. */
  selectAccount: boolean;
};

const timeoutS = 5;
const scope = "openid email profile";

/**
 * Finds out where an identity provider takes sign-ins, and makes a question for it: authorization
 * code with PKCE, state and nonce. `url` is where the browser goes. Throws `SignInFailure`.
 */
export async function startAuthorization(
  idp: IdpConnection,
): Promise<{ url: string; request: AuthorizationRequest }> {
  const { redirectUri } = idp.client;
  const config = await discover(idp).catch((error: unknown) => {
    throw idpErrorToSignInFailure(error);
  });
  const state = openid.randomState();
  const nonce = openid.randomNonce();
  const verifier = openid.randomPKCECodeVerifier();
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(idp.selectAccount && { prompt: "select_account" }),
  });
  return { url: url.href, request: { config, redirectUri, state, nonce, verifier } };
}

/**
 * Who it is: `query` is what the identity provider sent the browser back with. Throws
 * `SignInFailure`.
 */
export async function completeAuthorization(
  request: AuthorizationRequest,
  query: string,
): Promise<IdpIdentity> {
  const { config, redirectUri, state, nonce, verifier } = request;
  const tokens = await openid
    .authorizationCodeGrant(config, new URL(redirectUri + query), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      throw idpErrorToSignInFailure(error);
    });
  const claims = tokens.claims();
  if (!claims) throw new SignInFailure("sign_in_failed");
  return identityFromClaims(claims);
}

function discover({ issuer, client, fetch }: IdpConnection): Promise<openid.Configuration> {
  const isPlain = issuer.startsWith("http:");
  return openid.discovery(
    new URL(issuer),
    client.clientId,
    { client_secret: client.secret, id_token_signed_response_alg: "ES256" },
    openid.ClientSecretBasic(client.secret),
    {
      [openid.customFetch]: fetch,
      timeout: timeoutS,
      execute: [
        openid.enableNonRepudiationChecks,
        ...(isPlain ? [openid.allowInsecureRequests] : []),
      ],
    },
  );
}

function identityFromClaims(claims: openid.IDToken): IdpIdentity {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const email = text("email");
  return {
    issuer: claims.iss,
    subject: claims.sub,
    ...(email && { email }),
    emailVerified: claims.email_verified === true,
    firstName: text("given_name") || text("name"),
    lastName: text("family_name"),
  };
}
