import * as openid from "openid-client";
import type { HouseClient } from "../domain/house-client.ts";
import { SignInFailure } from "../domain/sign-in-errors.ts";
import { failureOf } from "./failure-of.ts";

/** What only we know of a sign-in that we sent to a house; nothing of it leaves the process. */
export type Question = {
  config: openid.Configuration;
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
};

/** Somebody, as a house tells of them. `email` is missing where the house keeps it back. */
export type HouseAnswer = {
  issuer: string;
  subject: string;
  email?: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

export type HouseAddress = {
  issuer: string;
  client: HouseClient;
  fetch: openid.CustomFetch;
  /** Asks who it is even when the house knows: one may be somebody else there. */
  chooseAnew: boolean;
};

const patienceS = 5;
const scope = "openid email profile";

/**
 * Finds out where a house takes sign-ins, and makes a question for it: authorization code with
 * PKCE, state and nonce. `url` is where the browser goes. Throws `SignInFailure`.
 */
export async function askHouse(house: HouseAddress): Promise<{ url: string; question: Question }> {
  const { redirectUri } = house.client;
  const config = await discover(house).catch((error: unknown) => {
    throw failureOf(error);
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
    ...(house.chooseAnew && { prompt: "select_account" }),
  });
  return { url: url.href, question: { config, redirectUri, state, nonce, verifier } };
}

/** Who it is: `query` is what the house sent the browser back with. Throws `SignInFailure`. */
export async function hearHouse(question: Question, query: string): Promise<HouseAnswer> {
  const { config, redirectUri, state, nonce, verifier } = question;
  const tokens = await openid
    .authorizationCodeGrant(config, new URL(redirectUri + query), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      throw failureOf(error);
    });
  const claims = tokens.claims();
  if (!claims) throw new SignInFailure("sign_in_failed");
  return answerOf(claims);
}

function discover({ issuer, client, fetch }: HouseAddress): Promise<openid.Configuration> {
  const isPlain = issuer.startsWith("http:");
  return openid.discovery(
    new URL(issuer),
    client.clientId,
    { client_secret: client.secret, id_token_signed_response_alg: "ES256" },
    openid.ClientSecretBasic(client.secret),
    {
      [openid.customFetch]: fetch,
      timeout: patienceS,
      execute: [
        openid.enableNonRepudiationChecks,
        ...(isPlain ? [openid.allowInsecureRequests] : []),
      ],
    },
  );
}

function answerOf(claims: openid.IDToken): HouseAnswer {
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
