import { randomBytes } from "node:crypto";
import type { MediaSigningKeys } from "../domain/media/media-signer.ts";
import type { Db } from "./database.ts";
import { writeDatabaseMetadataOnce } from "./database-metadata.ts";

/** Keys that were given, the one that signs first. */
export type ConfiguredMediaSigningKeys = { key?: string; previous?: string };

/**
 * What this provider's media addresses are signed with: the keys that were given, else one that is made at the first
 * start and saved in the database, by which all of its processes sign. docs/security.md SE-161.
 */
export async function loadMediaSigningKeys(
  db: Db,
  { key, previous }: ConfiguredMediaSigningKeys,
): Promise<MediaSigningKeys> {
  const signs =
    key ??
    (await writeDatabaseMetadataOnce(db, "media_key", randomBytes(32).toString("base64url")));
  return previous === undefined ? [signs] : [signs, previous];
}
