import webPush from "web-push";
import type { Db } from "../db/database.ts";
import { writeMetadataOnce, readMetadata } from "../db/metadata.ts";

/** The pair of keys by which push services know this provider (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const fact = "vapid_keys";

/**
 * The keys of this database, made at the first call and saved for good: browsers subscribe with the
 * public one, and take nothing signed by another.
 */
export async function vapidKeys(db: Db): Promise<VapidKeys> {
  const saved = await readMetadata(db, fact);
  const stored =
    saved ?? (await writeMetadataOnce(db, fact, JSON.stringify(webPush.generateVAPIDKeys())));
  const keys: VapidKeys = JSON.parse(stored);
  return keys;
}
