import { sql, type SQL } from "drizzle-orm";
import {
  isOneLetter,
  type ParsedQuery,
  type QueryWord,
  queriesOf,
} from "../../domain/search/parsed-query.ts";
import { stopDictionaries } from "../../domain/search/configurations.ts";

/** A search as a `tsquery`: every word, but those that say nothing, where others do. */
export function wholeQuery({ words, languages }: ParsedQuery): SQL {
  const each = words.map((word) => anyOf(word, languages));
  const telling = words.map((word, at) => unlessSilent(word, languages, each[at] ?? sql`''`));
  return sql`(
    select case when numnode(telling) > 0 then telling else every end
    from (select (${sql.join(telling, sql` && `)}) as telling, (${sql.join(each, sql` && `)}) as every) as parts
  )`;
}

function anyOf(word: QueryWord, languages: ParsedQuery["languages"]): SQL {
  const queries = queriesOf(word, languages).map(
    ([configuration, text]) => sql`to_tsquery(${configuration}::regconfig, ${text})`,
  );
  return sql`(${sql.join(queries, sql` || `)})`;
}

/** The empty query, which changes no other, for one letter and for a word that one of the languages leaves out. */
function unlessSilent(word: QueryWord, languages: ParsedQuery["languages"], query: SQL): SQL {
  const { forms } = word;
  if (isOneLetter(word)) return sql`''::tsquery`;
  const silent = stopDictionaries(languages).map(
    (dictionary) => sql`ts_lexize(${dictionary}::regdictionary, ${forms[0]}) = '{}'`,
  );
  if (silent.length === 0) return query;
  return sql`case when ${sql.join(silent, sql` or `)} then ''::tsquery else ${query} end`;
}
