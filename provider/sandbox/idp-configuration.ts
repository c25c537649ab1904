import { randomBytes } from "node:crypto";
import type { Configuration, JWK, KoaContextWithOIDC, Provider } from "oidc-provider";
import { formatSandboxGroup } from "../domain/identity/idp-client.ts";
import { type IdentityProvider, getIdpBrandName } from "../domain/identity/identity-providers.ts";
import { createIdTokenClaims, createSandboxPeople } from "../domain/identity/sandbox-people.ts";
import { renderSandboxMessagePage } from "./sandbox-message-page.ts";
import {
  createIdpClientAdapter,
  createIdpStorage,
  createIdpStorageAdapter,
} from "./idp-storage.ts";

export type IdpConfigurationInput = {
  idp: IdentityProvider;
  issuer: string;
  signingKey: JWK;
  findClient: Parameters<typeof createIdpClientAdapter>[0];
};

const minute = 60;
const hour = 60 * minute;
const granted = "openid email profile";

/** How an identity provider is set up: authorization code with PKCE and nothing else. */
export function createIdpConfiguration(parts: IdpConfigurationInput): Configuration {
  const { idp, issuer, signingKey, findClient } = parts;
  const path = new URL(issuer).pathname;
  const storage = createIdpStorage();
  return {
    adapter: (kind) =>
      kind === "Client"
        ? createIdpClientAdapter(findClient)
        : createIdpStorageAdapter(storage, kind),
    jwks: { keys: [signingKey] },
    responseTypes: ["code"],
    scopes: ["openid", "email", "profile"],
    pkce: { required: () => true },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    conformIdTokenClaims: false,
    findAccount: (context, subject) => accountOf(context, subject),
    loadExistingGrant: grantEverything,
    clientAuthMethods: ["client_secret_basic"],
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_, { uid }) => `${path}/sign-in/${uid}` },
    cookies: {
      keys: [randomBytes(32).toString("base64url")],
      names: cookieNames(idp),
      long: { signed: true, httpOnly: true, sameSite: "lax", path },
      short: { signed: true, httpOnly: true, sameSite: "lax" },
    },
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      Grant: hour,
      IdToken: 10 * minute,
      Interaction: 10 * minute,
      Session: 12 * hour,
    },
    renderError: (context, { error_description: description }) => {
      context.type = "html";
      context.body = String(
        renderSandboxMessagePage(idp, `${getIdpBrandName(idp)} stopped here`, description),
      );
    },
  };
}

function cookieNames(idp: IdentityProvider) {
  return {
    session: `${idp}_session`,
    interaction: `${idp}_sign_in`,
    resume: `${idp}_resume`,
  };
}

function accountOf({ oidc }: KoaContextWithOIDC, subject: string) {
  const people = createSandboxPeople(formatSandboxGroup(oidc.client?.clientId ?? ""));
  const person = people.find((candidate) => candidate.subject === subject);
  return person && { accountId: subject, claims: () => createIdTokenClaims(person) };
}

/**
 * To choose a person on the sandbox's page is to agree: there is no second page for consent. Who
 * agreed before keeps that grant, so that two tabs don't undo each other's.
 */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const provider: Provider = oidc.provider;
  const clientId = oidc.client?.clientId ?? "";
  const accountId = oidc.session?.accountId;
  const found = await provider.Grant.find(oidc.session?.grantIdFor(clientId) ?? "");
  if (found && found.accountId === accountId) return found;
  const grant = new provider.Grant({ clientId, accountId });
  grant.addOIDCScope(granted);
  await grant.save();
  return grant;
}
