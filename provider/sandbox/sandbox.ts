import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { ClientMetadata, Provider } from "oidc-provider";
import { type House, issuerOf } from "../domain/houses.ts";
import type { HouseClient } from "../domain/house-client.ts";
import { houseSettings } from "./house-settings.ts";

/**
 * The houses that the sandbox plays. Each is made when it is first asked for; `forget` makes all of
 * them anew: other keys, nobody signed in.
 */
export type Sandbox = { open: (house: House) => Promise<Provider>; forget: () => void };

export type SandboxParts = {
  /** Where browsers find the provider. */
  publicOrigin: () => string;
  /** The registration of a client at a house, or undefined. */
  findClient: (house: House, clientId: string) => Promise<HouseClient | undefined>;
};

const signature = "ES256";
const makeKeys = promisify(generateKeyPair);

/** A sandbox with no house open yet. */
export function createSandbox(parts: SandboxParts): Sandbox {
  const open = new Map<House, Promise<Provider>>();
  return {
    open: (house) => {
      const made = open.get(house) ?? makeHouse(parts, house);
      open.set(house, made);
      return made;
    },
    forget: () => open.clear(),
  };
}

async function makeHouse({ publicOrigin, findClient }: SandboxParts, house: House) {
  const { Provider: OpenIdProvider, interactionPolicy } = await import("oidc-provider");
  const { privateKey } = await makeKeys("ec", { namedCurve: "P-256" });
  const issuer = issuerOf(publicOrigin(), house);
  const settings = houseSettings({
    house,
    issuer,
    signingKey: { ...privateKey.export({ format: "jwk" }), alg: signature, use: "sig" },
    findClient: async (clientId) => {
      const client = await findClient(house, clientId);
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
  provider.on("server_error", (_, error) => console.error(`sandbox: ${house}:`, error));
  return provider;
}

function metadataOf({ clientId, secret, redirectUri, name }: HouseClient): ClientMetadata {
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
