import { createHash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { SpokenLine } from "../../domain/search/spoken-line.ts";
import { isUnspacedScriptWord, splitSearchWords } from "../../domain/search/split-search-words.ts";
import type { Db } from "../database.ts";
import { readDatabaseMetadata, writeDatabaseMetadata } from "../database-metadata.ts";
import { searchCues } from "../search-schema.ts";
import { toSearchVector } from "./sql-expressions.ts";

/** Which captions the database holds. */
export const captionsIndexVersionKey = "search-cues";

const linesAtOnce = 500;

/** Replaces the lines of transcripts that are searched, where they are others than these. */
export async function replaceSearchCues(db: Db, lines: SpokenLine[]): Promise<void> {
  const digest = createHash("sha256").update(JSON.stringify(lines)).digest("hex");
  if ((await readDatabaseMetadata(db, captionsIndexVersionKey)) === digest) return;
  const lineVector = toSearchVector(sql`c.configuration::regconfig`, sql`c.words`);
  const next = toSearchVector(sql`c.configuration::regconfig`, sql`c."nextWords"`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${searchCues} in exclusive mode`);
    await tx.delete(searchCues);
    for (let at = 0; at < lines.length; at += linesAtOnce) {
      const some = JSON.stringify(lines.slice(at, at + linesAtOnce));
      await tx.execute(sql`
      insert into ${searchCues} (transcript, language, start_s, text, words)
      select c.transcript, c.language, c."startS", c.text,
        setweight(${lineVector}, 'A') || setweight(${next}, 'B')
      from jsonb_to_recordset(${some}::jsonb) as c(
        transcript text, language text, configuration text, "startS" double precision, text text,
        words text, "nextWords" text
      )
      on conflict do nothing
    `);
    }
    await writeDatabaseMetadata(tx, captionsIndexVersionKey, digest);
  });
}

/** The words of these transcripts that somebody can mistype, and how many of the transcripts have each. */
export async function countTranscriptWords(
  db: Db,
  transcripts: string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (transcripts.length === 0) return counts;
  const lines = await db
    .select({ transcript: searchCues.transcript, text: searchCues.text })
    .from(searchCues)
    .where(inArray(searchCues.transcript, transcripts));
  for (const name of transcripts) {
    const linesOfName = lines.filter(({ transcript }) => transcript === name);
    for (const word of new Set(linesOfName.flatMap(({ text }) => splitSearchWords(text)))) {
      if (isUnspacedScriptWord(word) || /^\p{N}+$/u.test(word)) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
