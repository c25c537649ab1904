import { LRUCache } from "lru-cache";
import type { Adapter, AdapterPayload, ClientMetadata } from "oidc-provider";

/**
 * What an identity provider remembers: its sessions, sign-ins under way, codes. Gone with the
 * process.
 */
export type IdpStorage = LRUCache<string, AdapterPayload>;

const maxEntries = 20_000;

/** An empty memory of an identity provider. */
export function createIdpStorage(): IdpStorage {
  return new LRUCache({ max: maxEntries });
}

/** One kind of thing (`Session`, `AuthorizationCode`, …) in the memory. */
export function createIdpStorageAdapter(storage: IdpStorage, kind: string): Adapter {
  const keyOf = (id: string) => `${kind}:${id}`;
  const find = async (id: string) => storage.get(keyOf(id));
  const where = (fits: (payload: AdapterPayload) => boolean) =>
    [...storage.entries()].filter(([key, payload]) => key.startsWith(keyOf("")) && fits(payload));
  return {
    find,
    upsert: async (id, payload, expiresInS) => {
      storage.set(keyOf(id), payload, { ttl: expiresInS ? expiresInS * 1000 : undefined });
    },
    consume: async (id) => {
      const payload = await find(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => {
      storage.delete(keyOf(id));
    },
    findByUid: async (uid) => where((payload) => payload.uid === uid)[0]?.[1],
    findByUserCode: async () => undefined,
    revokeByGrantId: async (grantId) => {
      for (const [key] of where((payload) => payload.grantId === grantId)) storage.delete(key);
    },
  };
}

/** The identity provider's clients: read each time, never written. */
export function createIdpClientAdapter(
  find: (clientId: string) => Promise<ClientMetadata | undefined>,
): Adapter {
  const nothing = async () => undefined;
  return {
    find,
    upsert: nothing,
    consume: nothing,
    destroy: nothing,
    findByUid: nothing,
    findByUserCode: nothing,
    revokeByGrantId: nothing,
  };
}
