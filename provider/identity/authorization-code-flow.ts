import * as openid from "openid-client";
import type { IdpClient } from "../domain/identity/idp-client.ts";
import type { IdpProtocol } from "../domain/identity/idp-protocols.ts";
import { SignInFailure } from "../domain/identity/sign-in-errors.ts";
import { idpErrorToSignInFailure } from "./sign-in-failure.ts";

/**
 * What only we know of a sign-in that we sent to an identity provider; only `state` and the challenge of `verifier` leave
 * the provider.
 */
export type AuthorizationRequest = {
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

/** An identity provider, and a channel as its client. */
export type IdpConnection = {
  issuer: string;
  protocol: IdpProtocol;
  client: IdpClient;
  fetch: openid.CustomFetch;
};

const timeoutS = 5;

/**
 * Finds out where an identity provider takes sign-ins, and makes a question for it: authorization
 * code with PKCE, state and nonce. `url` is where the browser goes. Throws `SignInFailure`.
 */
export async function startAuthorization(
  idp: IdpConnection,
): Promise<{ url: string; request: AuthorizationRequest }> {
  const { redirectUri } = idp.client;
  const config = await configure(idp);
  const state = openid.randomState();
  const nonce = openid.randomNonce();
  const verifier = openid.randomPKCECodeVerifier();
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: idp.protocol.scope,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...idp.protocol.parameters,
  });
  if (!/^https?:$/.test(url.protocol)) throw new SignInFailure("provider_unavailable");
  return { url: url.href, request: { redirectUri, state, nonce, verifier } };
}

/**
 * Who it is: `query` is what the identity provider sent the browser back with. Throws
 * `SignInFailure`.
 */
export async function completeAuthorization(
  idp: IdpConnection,
  request: AuthorizationRequest,
  query: string,
): Promise<IdpIdentity> {
  const { redirectUri, state, nonce, verifier } = request;
  const config = await configure(idp);
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
  return identityFromClaims(claims, idp);
}

/** Where a browser signs out at an identity provider with discovery; undefined where it has no such address. */
export async function findEndSessionUrl(
  idp: IdpConnection,
  target: string,
): Promise<string | undefined> {
  const config = await configure(idp);
  if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
  const url = openid.buildEndSessionUrl(config, { post_logout_redirect_uri: target });
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

async function configure(idp: IdpConnection): Promise<openid.Configuration> {
  const { issuer, protocol, client, fetch } = idp;
  const { secret, clientId, signingAlgorithm } = client;
  const metadata = {
    client_secret: secret,
    ...(signingAlgorithm && { id_token_signed_response_alg: signingAlgorithm }),
  };
  const isPlain = issuer.startsWith("http:");
  const execute = [
    openid.enableNonRepudiationChecks,
    ...(isPlain ? [openid.allowInsecureRequests] : []),
  ];
  if (protocol.endpoints) {
    const { authorization, token, keys } = protocol.endpoints;
    const server = {
      issuer,
      authorization_endpoint: authorization,
      token_endpoint: token,
      jwks_uri: keys,
      token_endpoint_auth_methods_supported: ["client_secret_post"],
    };
    const config = new openid.Configuration(server, clientId, metadata, authenticateBy(secret));
    config[openid.customFetch] = fetch;
    config.timeout = timeoutS;
    for (const settle of execute) settle(config);
    return config;
  }
  const options = { [openid.customFetch]: fetch, timeout: timeoutS, execute };
  const found = openid.discovery(
    new URL(issuer),
    clientId,
    metadata,
    authenticateBy(secret),
    options,
  );
  return found.catch((error: unknown) => {
    throw idpErrorToSignInFailure(error);
  });
}

/** In a header, as OpenID Connect Core 1.0 has it, unless an identity provider takes only forms. */
function authenticateBy(secret: string): openid.ClientAuth {
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const isForm =
      methods.includes("client_secret_post") && !methods.includes("client_secret_basic");
    const authenticate = isForm ? openid.ClientSecretPost : openid.ClientSecretBasic;
    authenticate(secret)(server, client, body, headers);
  };
}

function identityFromClaims(claims: openid.IDToken, { protocol }: IdpConnection): IdpIdentity {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const email = text("email");
  // Apple writes the boolean as text.
  const isConfirmed = claims.email_verified === true || claims.email_verified === "true";
  return {
    issuer: claims.iss,
    subject: claims.sub,
    ...(email && { email }),
    emailVerified: isConfirmed || (protocol.hasConfirmedAddressesOnly === true && email !== ""),
    firstName: text("given_name") || text("name"),
    lastName: text("family_name"),
  };
}
