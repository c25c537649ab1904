import { Webhook } from "standardwebhooks";
import { purgeCaches } from "../cache/cache-purges.ts";
import { purgeSchema } from "../contract/purge.ts";
import { env } from "../env.ts";
import { logger } from "../log.ts";

/**
 * Drops what the provider has changed from the caches of this process. Resolves to the HTTP status: 204 dropped, 401
 * not signed with `PROVIDER_SECRET` within the last five minutes, 422 another shape. docs/provider-api.md PA-353;
 * docs/security.md SE-237
 */
export async function receivePurge(
  headers: Headers,
  read: () => Promise<string>,
): Promise<204 | 400 | 401 | 422> {
  const body = await read().catch(() => undefined);
  if (body === undefined) return 400;
  if (!isSigned(headers, body)) return 401;
  const purge = parsePurge(body);
  if (!purge) return 422;
  purgeCaches(purge);
  logger.debug({ call: "purge", ...purge }, "caches purged");
  return 204;
}

function isSigned(headers: Headers, body: string): boolean {
  const { providerSecret } = env();
  if (providerSecret === undefined) return false;
  const webhook = new Webhook(providerSecret, { format: "raw" });
  try {
    webhook.verify(body, Object.fromEntries(headers), { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

function parsePurge(body: string) {
  try {
    return purgeSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
