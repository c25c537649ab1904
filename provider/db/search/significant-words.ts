import { sql } from "drizzle-orm";
import { listStopWordDictionaries } from "../../domain/search/text-search-configurations.ts";
import { isSingleLetterWord, type ParsedQuery } from "../../domain/search/parsed-query.ts";
import type { Db } from "../database.ts";
import { toPostgresTextArray } from "./sql-expressions.ts";

/** The words of a search that say something: a content is found by all of them, and by no other word. */
export async function findSignificantWords(
  db: Db,
  { words, languages }: ParsedQuery,
): Promise<string[]> {
  const long = words
    .filter((word) => !isSingleLetterWord(word))
    .flatMap(({ forms }) => forms.slice(0, 1));
  if (long.length === 0) return [];
  const dictionaries = listStopWordDictionaries(languages);
  const found = await db.select({ word: sql<string>`word` }).from(
    sql`(
      select typed.word from unnest(${toPostgresTextArray(long)}) as typed(word)
      where not exists (
        select from unnest(${toPostgresTextArray(dictionaries)}) as stop(dictionary)
        where ts_lexize(dictionary::regdictionary, typed.word) = '{}'
      )
    ) as significant`,
  );
  return found.map(({ word }) => word);
}
