import webPush from "web-push";
import type { Db } from "../db/database.ts";
import { writeDatabaseMetadataOnce, readDatabaseMetadata } from "../db/database-metadata.ts";

/** The pair of keys by which push services know this provider (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const fact = "vapid_keys";

/**
 * The keys of this database, made at the first call and saved for good: browsers subscribe with the
 * public one, and take nothing signed by another.
 */
export async function loadVapidKeys(db: Db): Promise<VapidKeys> {
  const saved = await readDatabaseMetadata(db, fact);
  const stored =
    saved ??
    (await writeDatabaseMetadataOnce(db, fact, JSON.stringify(webPush.generateVAPIDKeys())));
  const keys: VapidKeys = JSON.parse(stored);
  return keys;
}
