import { sql, type SQL } from "drizzle-orm";
import { plainTextSearchConfiguration } from "../../domain/search/text-search-configurations.ts";
import type { SearchVisibility } from "../../domain/search/search-visibility.ts";

/** The words as they are and by their stems in one vector; `configuration` is a name or an expression. */
export function toSearchVector(configuration: SQL, words: SQL): SQL {
  return sql`(to_tsvector(${plainTextSearchConfiguration}::regconfig, ${words}) || to_tsvector(${configuration}, ${words}))`;
}

/** A list of texts as an array of PostgreSQL. */
export function toPostgresTextArray(values: readonly string[]): SQL {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
}

/** Documents of a channel that somebody may find. */
export function createFindableDocumentCondition(
  channel: string,
  { hidden, isAllHidden }: SearchVisibility,
): SQL {
  if (isAllHidden) return sql`false`;
  return sql`channel = ${channel} and token <> all (${toPostgresTextArray(hidden)})`;
}

/** Names that begin with `key`, an expression of the statement: `LIKE` would use no index for one. */
export function createNameBeginsWithCondition(key: SQL): SQL {
  return sql`(name_key ~>=~ ${key} and name_key ~<~ (${key} || chr(1114111)))`;
}
