import { createHash } from "node:crypto";
import { saveSeededRows } from "../../db/catalogue/seeded-rows.ts";
import type { Db } from "../../db/database.ts";
import type { SeededKind } from "../../db/schema.ts";
import type { SeedCatalogue } from "../catalogue-schema.ts";

/** In the order in which they are seeded. */
export const seededKinds: readonly SeededKind[] = ["content", "page", "paywall"];

/** The hash of each content, page or paywall of a catalogue, by token. */
export function hashSeededDocuments(
  { contents, pages, paywalls = [] }: SeedCatalogue,
  kind: SeededKind,
): Map<string, string> {
  const documents = { content: contents, page: pages, paywall: paywalls }[kind];
  return new Map(documents.map((document) => [document.token, hashOf(document)]));
}

/** Records all rows of a catalogue as seeded, as they are now. */
export async function recordSeededCatalogue(tx: Db, catalogue: SeedCatalogue): Promise<void> {
  for (const kind of seededKinds) {
    const hashes = hashSeededDocuments(catalogue, kind);
    await saveSeededRows(tx, catalogue.channel.token, kind, hashes);
  }
}

function hashOf(document: object): string {
  return createHash("sha256").update(JSON.stringify(document)).digest("base64url");
}
