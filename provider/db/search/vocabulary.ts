import { sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { searchWords } from "../search-schema.ts";
import { textArray } from "./fields.ts";

/** A word of the channel that may be meant by `asked`; `distance` counts letters (Levenshtein). */
export type NearWord = {
  asked: string;
  word: string;
  shown: string;
  documents: number;
  distance: number;
};

const minPart = 4;
const maxCompounds = 20;
const maxNear = 8;

/** Words that are written together with this one: `"wärter"` → `["leuchtturmwarter"]`. */
export async function compoundsOf(db: Db, channel: string, words: string[]) {
  const parts = words.filter((word) => word.length >= minPart);
  if (parts.length === 0) return [];
  return db.select({ asked: sql<string>`asked`, word: sql<string>`word` }).from(
    sql`(
        select asked.word as asked, near.word
        from unnest(${textArray(parts)}) as asked(word)
        cross join lateral (
          select v.word from ${searchWords} v
          where v.channel = ${channel} and v.word like '%' || unaccent(asked.word) || '%'
            and length(v.word) >= length(asked.word) + 2
          order by v.documents desc, v.word limit ${maxCompounds}
        ) as near
      ) as found`,
  );
}

/**
 * Words of the channel that are like these: themselves, by one letter more, less, other or exchanged, and long
 * ones that share enough of their threes of letters. The nearest and most used come first.
 */
export async function nearWords(db: Db, channel: string, words: string[]): Promise<NearWord[]> {
  if (words.length === 0) return [];
  return db
    .select({
      asked: sql<string>`asked`,
      word: sql<string>`word`,
      shown: sql<string>`shown`,
      documents: sql<number>`documents`,
      distance: sql<number>`distance`,
    })
    .from(
      sql`(
        select asked.word as asked, near.*
        from (select word, unaccent(word) as plain from unnest(${textArray(words)}) as w(word)) as asked
        cross join lateral (
          select v.word, v.shown, v.documents,
            levenshtein(left(v.word, 64), left(asked.plain, 64)) as distance
          from (
            select word, shown, documents from ${searchWords}
            where channel = ${channel} and deletions && marquee_deletions(asked.plain)
            union
            select word, shown, documents from ${searchWords}
            where channel = ${channel} and length(asked.plain) >= 8 and word % asked.plain
          ) as v
          order by distance, v.documents desc, v.word limit ${maxNear}
        ) as near
      ) as found
      order by asked, distance, documents desc, word`,
    );
}

/** Which of these the channel's contents have; each is told as it was asked. */
export async function knownWords(db: Db, channel: string, words: string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const found = await db.select({ asked: sql<string>`asked` }).from(
    sql`(
        select asked.word as asked from unnest(${textArray(words)}) as asked(word)
        join ${searchWords} v on v.channel = ${channel} and v.word = unaccent(asked.word)
      ) as found`,
  );
  return found.map(({ asked }) => asked);
}
