import { sql, type SQL } from "drizzle-orm";
import {
  isSingleLetterWord,
  type ParsedQuery,
  createWordTsQueries,
} from "../../domain/search/parsed-query.ts";
import { listStopWordDictionaries } from "../../domain/search/text-search-configurations.ts";

/**
 * A search as a `tsquery`: every word, but those that say nothing, where others do. The text of the expression is
 * the same for every search, so that statements with it are planned once.
 */
export function toTsQuery({ words, languages }: ParsedQuery): SQL {
  const terms = words.flatMap((word, place) =>
    createWordTsQueries(word, languages).map(([configuration, query]) => ({
      place,
      form: word.forms[0],
      is_letter: isSingleLetterWord(word),
      configuration,
      query,
    })),
  );
  const dictionaries = JSON.stringify(listStopWordDictionaries(languages));
  return sql`(
    select coalesce(
      string_agg('(' || any_form || ')', ' & ' order by place) filter (where is_telling),
      string_agg('(' || any_form || ')', ' & ' order by place), '')::tsquery
    from (
      select place, string_agg('(' || form_query || ')', ' | ') as any_form,
        not bool_or(is_letter) and not exists (
          select from jsonb_array_elements_text(${dictionaries}::jsonb) as stop(dictionary)
          where ts_lexize(dictionary::regdictionary, min(form)) = '{}'
        ) as is_telling
      from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
        as input(place int, form text, is_letter boolean, configuration text, query text)
      cross join lateral (
        select to_tsquery(configuration::regconfig, query)::text as form_query
      ) as lexemes
      where form_query <> ''
      group by place
    ) as words
  )`;
}
