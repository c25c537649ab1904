import { sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { searchWords } from "../search-schema.ts";
import { toPostgresTextArray } from "./sql-expressions.ts";

/** A word of the channel that may be meant by `typed`; `distance` counts letters (Levenshtein). */
export type SimilarWord = {
  typed: string;
  word: string;
  shown: string;
  documents: number;
  distance: number;
};

const minPart = 4;
const maxCompounds = 20;
const maxNear = 8;

/** Words that are written together with this one: `"wärter"` → `["leuchtturmwarter"]`. */
export async function findCompoundWords(db: Db, channel: string, words: string[]) {
  const parts = words.filter((word) => word.length >= minPart);
  if (parts.length === 0) return [];
  return db.select({ typed: sql<string>`typed`, word: sql<string>`word` }).from(
    sql`(
        select input.word as typed, near.word
        from unnest(${toPostgresTextArray(parts)}) as input(word)
        cross join lateral (
          select v.word from ${searchWords} v
          where v.channel = ${channel} and v.word like '%' || unaccent(input.word) || '%'
            and length(v.word) >= length(input.word) + 2
          order by v.documents desc, v.word limit ${maxCompounds}
        ) as near
      ) as found`,
  );
}

/**
 * Words of the channel that are like these: themselves, by one letter more, less, other or exchanged, and long
 * ones that share enough of their threes of letters. The nearest and most used come first.
 */
export async function findSimilarWords(
  db: Db,
  channel: string,
  words: string[],
): Promise<SimilarWord[]> {
  if (words.length === 0) return [];
  return db
    .select({
      typed: sql<string>`typed`,
      word: sql<string>`word`,
      shown: sql<string>`shown`,
      documents: sql<number>`documents`,
      distance: sql<number>`distance`,
    })
    .from(
      sql`(
        select input.word as typed, near.*
        from (select word, unaccent(word) as plain from unnest(${toPostgresTextArray(words)}) as w(word)) as input
        cross join lateral (
          select v.word, v.shown, v.documents,
            levenshtein(left(v.word, 64), left(input.plain, 64)) as distance
          from (
            select word, shown, documents from ${searchWords}
            where channel = ${channel} and deletions && marquee_deletions(input.plain)
            union
            select word, shown, documents from ${searchWords}
            where channel = ${channel} and length(input.plain) >= 8 and word % input.plain
          ) as v
          order by distance, v.documents desc, v.word limit ${maxNear}
        ) as near
      ) as found
      order by typed, distance, documents desc, word`,
    );
}

/** Which of these the channel's contents have; each as it was typed. */
export async function findWordsInContents(
  db: Db,
  channel: string,
  words: string[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const found = await db.select({ typed: sql<string>`typed` }).from(
    sql`(
        select input.word as typed from unnest(${toPostgresTextArray(words)}) as input(word)
        join ${searchWords} v on v.channel = ${channel} and v.word = unaccent(input.word)
      ) as found`,
  );
  return found.map(({ typed }) => typed);
}
