import { sql, type SQL } from "drizzle-orm";
import type { Language } from "../../../lib/contract/languages.ts";
import { withoutPrefixMatch, type ParsedQuery } from "../../domain/search/parsed-query.ts";
import type { ContentFilter } from "../../domain/search/parse-filter-by.ts";
import type { SearchVisibility } from "../../domain/search/visibility.ts";
import type { Db } from "../database.ts";
import { searchCues, searchDocuments } from "../search-schema.ts";
import {
  nameBeginsWithCondition,
  findableDocumentCondition,
  toPostgresTextArray,
} from "./sql-expressions.ts";
import { toTsQuery } from "./to-ts-query.ts";

/** What is searched, by whom, and which part of it is wanted. */
export type ContentSearch = {
  channel: string;
  query: ParsedQuery;
  sortBy: string | undefined;
  filters: ContentFilter[];
  visibility: SearchVisibility;
  /** The language of the searching viewer: captions in it come first. */
  language: Language;
  offset: number;
  limit: number;
};

export type FacetCount = { value: string; count: number };

/** `isSpoken`: only its captions have the words. `captionLines` has the line of each transcript. */
export type ContentSearchResult = {
  /** How many there are without the filters. */
  found: number;
  total: number;
  page: { token: string; isSpoken: boolean }[];
  facets: Record<"stream_state" | "topic" | "length", FacetCount[] | null>;
  captionLines: { transcript: string; startS: number; text: string }[];
};

/** So many contents are found at most, those with the words in their names before the others. */
export const maxSearchResults = 500;
/** Captions are looked at where fewer contents have the words themselves. */
const enoughWorded = 50;
const maxLines = 200;
const maxValues = 20;

/** Looks in the index: docs/provider-api.md PA-212. Counts, facets and the page are of one statement. */
export async function searchContents(db: Db, search: ContentSearch): Promise<ContentSearchResult> {
  const { channel, query, filters, visibility, language, offset, limit } = search;
  const isFindable = findableDocumentCondition(channel, visibility);
  const hasCaptionLine = visibility.isAllSilent
    ? sql`false`
    : sql`(select count(*) from caption_lines) > 0 and spoken && (select array_agg(transcript) from caption_lines) and token <> all (${toPostgresTextArray(visibility.silent)})`;
  const state = sql`coalesce(air.state, 'vod')`;
  const [row] = await db.select({ found: sql<ContentSearchResult>`found` }).from(
    sql`(
      with terms as materialized (
        select ${toTsQuery(query)} as query, ${toTsQuery(withoutPrefixMatch(query))} as whole,
          unaccent(${query.key}) as key
      ),
      named as materialized (
        (select ctid as place, case when name_key = (select key from terms) then 4 else 3 end as tier
          from ${searchDocuments}
          where ${isFindable} and ${nameBeginsWithCondition(sql`(select key from terms)`)} limit ${maxSearchResults})
        union all
        (select ctid, 2 from ${searchDocuments}
          where ${isFindable} and names @@ (select query from terms) limit ${maxSearchResults})
      ),
      worded as materialized (
        select ctid as place, 1 as tier from ${searchDocuments}
        where (select count(*) from named where tier = 2) < ${maxSearchResults}
          and ${isFindable} and words @@ (select query from terms) limit ${maxSearchResults}
      ),
      caption_lines as materialized (
        select distinct on (transcript) transcript, language, start_s, text from (
          select transcript, language, start_s, text, ts_rank(words, (select query from terms)) as score
          from ${searchCues}
          where (select count(*) from named where tier = 2) < ${enoughWorded}
            and (select count(*) from worded) < ${enoughWorded} and words @@ (select query from terms)
          limit ${maxLines}
        ) as lines
        order by transcript, (language = ${language}) desc, score desc, start_s
      ),
      spoken as (
        select ctid as place, 0 as tier from ${searchDocuments}
        where ${isFindable} and ${hasCaptionLine} limit ${maxSearchResults}
      ),
      found as (
        select place, max(tier) as tier from (
          select * from named union all select * from worded union all select * from spoken
        ) as hits
        group by place order by 2 desc limit ${maxSearchResults}
      ),
      ranked as materialized (
        select d.token, f.tier, d.position, d.metadata, d.spoken, ${state} as state,
          f.tier > 0 and d.words @@ (select whole from terms) as is_whole,
          coalesce(air.start, extract(epoch from d.published_at) * 1000) as start,
          round(ts_rank('{0.1, 0.3, 0.6, 1}', d.words, (select query from terms))::numeric, 1) as score,
          ${passes(filters, "stream_state", state)} as has_state,
          ${passes(filters, "metadata.topic", state)} as has_topic,
          ${passes(filters, "metadata.length", state)} as has_length,
          ${passesOthers(filters, state)} as has_others
        from found f
        join ${searchDocuments} d on d.ctid = f.place
        left join jsonb_to_recordset(${JSON.stringify(visibility.onAir)}::jsonb)
          as air(token text, state text, start double precision) on air.token = d.token
      ),
      passing as materialized (
        select *, row_number() over (order by ${orderOf(search.sortBy)}) as place
        from ranked where has_state and has_topic and has_length and has_others
      ),
      page as materialized (
        select * from passing where place > ${offset} and place <= ${offset + limit}
      )
      select jsonb_build_object(
        'found', (select count(*) from ranked),
        'total', (select count(*) from passing),
        'page', (select coalesce(jsonb_agg(
          jsonb_build_object('token', token, 'isSpoken', tier = 0) order by place), '[]') from page),
        'facets', jsonb_build_object(
          'stream_state', ${facet(sql`state`, sql`has_topic and has_length and has_others`)},
          'topic', ${facet(sql`metadata->>'topic'`, sql`has_state and has_length and has_others`)},
          'length', ${facet(sql`metadata->>'length'`, sql`has_state and has_topic and has_others`)}
        ),
        'captionLines', (select coalesce(jsonb_agg(
          jsonb_build_object('transcript', transcript, 'startS', start_s, 'text', text)), '[]')
          from caption_lines where transcript in (select unnest(spoken) from page where tier = 0))
      ) as found
    ) as result`,
  );
  if (!row) throw new Error("A search returns one row.");
  return row.found;
}

function passes(filters: ContentFilter[], param: string, state: SQL): SQL {
  const ofParam = filters.filter((filter) => filter.param === param);
  return every(ofParam.map((filter) => passesOne(filter, state)));
}

function passesOthers(filters: ContentFilter[], state: SQL): SQL {
  const counted = ["stream_state", "metadata.topic", "metadata.length"];
  const others = filters.filter(({ param }) => !counted.includes(param));
  return every(others.map((filter) => passesOne(filter, state)));
}

function passesOne({ param, values }: ContentFilter, state: SQL): SQL {
  if (param === "stream_state") return sql`${state} = any (${toPostgresTextArray(values)})`;
  const key = param.replace(/^metadata\./, "");
  const any = values.map(
    (value) => sql`coalesce(d.metadata->${key}::text @> ${JSON.stringify(value)}::jsonb, false)`,
  );
  return sql`(${sql.join(any, sql` or `)})`;
}

function every(conditions: SQL[]): SQL {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

function orderOf(sortBy: string | undefined): SQL {
  if (sortBy === "-start_time") return sql`start desc, position`;
  if (sortBy === "start_time") return sql`start, position`;
  return sql`is_whole desc, tier desc, score desc, (state = 'live') desc, start desc, position`;
}

function facet(value: SQL, others: SQL): SQL {
  return sql`(
    select jsonb_agg(jsonb_build_object('value', value, 'count', n) order by n desc, value) from (
      select ${value} as value, count(*) as n from ranked where ${others} and ${value} is not null
      group by 1 order by 2 desc, 1 limit ${maxValues}
    ) as counted
  )`;
}
