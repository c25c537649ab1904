import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { LRUCache } from "lru-cache";
import type { ClientMetadata, Provider } from "oidc-provider";
import {
  type IdentityProvider,
  getSandboxIssuerUrl,
} from "../domain/identity/identity-providers.ts";
import { providerLog } from "../domain/log.ts";
import type { IdpClient } from "../domain/identity/idp-client.ts";
import { createIdpConfiguration } from "./idp-configuration.ts";

/**
 * The identity providers that the sandbox plays. Each is made when it is first requested; `forget`
 * makes all of them anew: other keys, nobody signed in, no clients but the channels.
 */
export type IdpSandbox = {
  open: (idp: IdentityProvider) => Promise<Provider>;
  /** Makes a server that is no channel of this provider a client of all of them. */
  register: (client: IdpClient) => void;
  findRegistered: (clientId: string) => IdpClient | undefined;
  forget: () => void;
};

export type IdpSandboxInput = {
  /** Where browsers find the sandbox. */
  origin: () => string;
  /** The registration of a client at an identity provider, or undefined. */
  findClient: (idp: IdentityProvider, clientId: string) => Promise<IdpClient | undefined>;
};

const signature = "ES256";
const maxRegistered = 100;
const makeKeys = promisify(generateKeyPair);

/** A sandbox with no identity provider open yet. */
export function createIdpSandbox(parts: IdpSandboxInput): IdpSandbox {
  const open = new Map<IdentityProvider, Promise<Provider>>();
  const registered = new LRUCache<string, IdpClient>({ max: maxRegistered });
  const findClient: IdpSandboxInput["findClient"] = async (idp, clientId) =>
    registered.get(clientId) ?? parts.findClient(idp, clientId);
  return {
    open: (idp) => {
      const made = open.get(idp) ?? createIdp({ ...parts, findClient }, idp);
      open.set(idp, made);
      return made;
    },
    register: (client) => registered.set(client.clientId, client),
    findRegistered: (clientId) => registered.get(clientId),
    forget: () => {
      open.clear();
      registered.clear();
    },
  };
}

async function createIdp({ origin, findClient }: IdpSandboxInput, idp: IdentityProvider) {
  const { Provider: OpenIdProvider, interactionPolicy } = await import("oidc-provider");
  const { privateKey } = await makeKeys("ec", { namedCurve: "P-256" });
  const issuer = getSandboxIssuerUrl(origin(), idp);
  const settings = createIdpConfiguration({
    idp,
    issuer,
    signingKey: { ...privateKey.export({ format: "jwk" }), alg: signature, use: "sig" },
    findClient: async (clientId) => {
      const client = await findClient(idp, clientId);
      return client && metadataOf(client);
    },
  });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const provider = new OpenIdProvider(issuer, {
    ...settings,
    interactions: { ...settings.interactions, policy },
  });
  provider.proxy = true;
  provider.on("server_error", (_, error) =>
    providerLog.error({ err: error, idp }, "a sandbox identity provider failed"),
  );
  return provider;
}

function metadataOf({ clientId, secret, redirectUri, name }: IdpClient): ClientMetadata {
  return {
    client_id: clientId,
    client_name: name,
    client_secret: secret,
    redirect_uris: [redirectUri],
    response_types: ["code"],
    grant_types: ["authorization_code"],
    token_endpoint_auth_method: "client_secret_basic",
    id_token_signed_response_alg: signature,
  };
}
