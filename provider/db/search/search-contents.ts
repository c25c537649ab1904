import { sql } from "drizzle-orm";
import type { Language } from "../../../lib/contract/languages.ts";
import { disablePrefixMatch, type ParsedQuery } from "../../domain/search/parsed-query.ts";
import type { SearchVisibility } from "../../domain/search/search-visibility.ts";
import type { Db } from "../database.ts";
import { searchCues, searchDocuments } from "../search-schema.ts";
import {
  createNameBeginsWithCondition,
  createFindableDocumentCondition,
  toPostgresTextArray,
} from "./sql-expressions.ts";
import {
  type ContentSelection,
  facetCountsOfRanked,
  type FacetCounts,
  joinOnAirEvents,
  selectionColumns,
  selectionQueries,
} from "./selected-contents.ts";
import { toTsQuery } from "./to-ts-query.ts";

/** What is searched, by whom, and which part of it is wanted. */
export type ContentSearch = ContentSelection & {
  channel: string;
  query: ParsedQuery;
  visibility: SearchVisibility;
  /** The language of the searching viewer: captions in it come first. */
  language: Language;
};

/** `isSpoken`: only its captions have the words. `captionLines` has the line of each transcript. */
export type ContentSearchResult = {
  /** How many there are without the filters. */
  found: number;
  total: number;
  page: { token: string; isSpoken: boolean }[];
  facets: FacetCounts;
  captionLines: { transcript: string; startS: number; text: string }[];
};

/** So many contents are found at most, those with the words in their names before the others. */
export const maxSearchResults = 500;
/** Captions are looked at where fewer contents have the words themselves. */
const enoughWorded = 50;
const maxLines = 200;
const byRelevance = sql`is_whole desc, tier desc, score desc, (state = 'live') desc, start desc, position`;

/** Looks in the index: docs/provider-api.md PA-212. Counts, facets and the page are of one statement. */
export async function searchContents(db: Db, search: ContentSearch): Promise<ContentSearchResult> {
  const { channel, query, visibility, language } = search;
  const isFindable = createFindableDocumentCondition(channel, visibility);
  const hasCaptionLine = visibility.isAllSilent
    ? sql`false`
    : sql`(select count(*) from caption_lines) > 0 and spoken && (select array_agg(transcript) from caption_lines) and token <> all (${toPostgresTextArray(visibility.silent)})`;
  const [row] = await db.select({ found: sql<ContentSearchResult>`found` }).from(
    sql`(
      with terms as materialized (
        select ${toTsQuery(query)} as query, ${toTsQuery(disablePrefixMatch(query))} as whole,
          unaccent(${query.key}) as key
      ),
      named as materialized (
        (select ctid as place, case when name_key = (select key from terms) then 4 else 3 end as tier
          from ${searchDocuments}
          where ${isFindable} and ${createNameBeginsWithCondition(sql`(select key from terms)`)} limit ${maxSearchResults})
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
        select d.token, f.tier, d.position, d.spoken,
          f.tier > 0 and d.words @@ (select whole from terms) as is_whole,
          round(ts_rank('{0.1, 0.3, 0.6, 1}', d.words, (select query from terms))::numeric, 1) as score,
          ${selectionColumns(search.filters)}
        from found f
        join ${searchDocuments} d on d.ctid = f.place
        ${joinOnAirEvents(visibility.onAir, sql`d.token`)}
      ),
      ${selectionQueries(search, byRelevance)}
      select jsonb_build_object(
        'found', (select count(*) from ranked),
        'total', (select count(*) from passing),
        'page', (select coalesce(jsonb_agg(
          jsonb_build_object('token', token, 'isSpoken', tier = 0) order by place), '[]') from page),
        'facets', ${facetCountsOfRanked()},
        'captionLines', (select coalesce(jsonb_agg(
          jsonb_build_object('transcript', transcript, 'startS', start_s, 'text', text)), '[]')
          from caption_lines where transcript in (select unnest(spoken) from page where tier = 0))
      ) as found
    ) as result`,
  );
  if (!row) throw new Error("A search returns one row.");
  return row.found;
}
