import { sql, type SQL } from "drizzle-orm";
import type { ContentFilter } from "../../domain/search/parse-filter-by.ts";
import type { OnAirEvent } from "../../domain/search/search-visibility.ts";
import { toPostgresTextArray } from "./sql-expressions.ts";

/** Order, filters and page of a list of contents: of what a search found, or of a row's items. */
export type ContentSelection = {
  sortBy: string | undefined;
  filters: ContentFilter[];
  offset: number;
  limit: number;
};

type FacetCount = { value: string; count: number };

/** How many contents have each value; null where none has any. */
export type FacetCounts = Record<"stream_state" | "topic" | "length", FacetCount[] | null>;

const maxValues = 20;
const state = sql`coalesce(air.state, 'vod')`;

/** Joins `air`, the state and start of whatever is not simply there to watch, to the contents in `token`. */
export function joinOnAirEvents(onAir: OnAirEvent[], token: SQL): SQL {
  return sql`left join jsonb_to_recordset(${JSON.stringify(onAir)}::jsonb)
    as air(token text, state text, start double precision) on air.token = ${token}`;
}

/** The columns of `ranked` that order, filters and facets need, of a document `d` and its `air`. */
export function selectionColumns(filters: ContentFilter[]): SQL {
  return sql`d.metadata, ${state} as state,
    coalesce(air.start, extract(epoch from d.published_at) * 1000) as start,
    ${passes(filters, "stream_state")} as has_state,
    ${passes(filters, "metadata.topic")} as has_topic,
    ${passes(filters, "metadata.length")} as has_length,
    ${passesOthers(filters)} as has_others`;
}

/** `passing`, the rows of `ranked` that pass all filters, and `page`, the wanted ones of them, by their `place`. */
export function selectionQueries(
  { sortBy, offset, limit }: ContentSelection,
  defaultOrder: SQL,
): SQL {
  return sql`passing as materialized (
      select *, row_number() over (order by ${orderOf(sortBy, defaultOrder)}) as place
      from ranked where has_state and has_topic and has_length and has_others
    ),
    page as materialized (
      select * from passing where place > ${offset} and place <= ${offset + limit}
    )`;
}

/** `FacetCounts` of `ranked` as JSON: each facet counts what passes the filters of all others. */
export function facetCountsOfRanked(): SQL {
  return sql`jsonb_build_object(
    'stream_state', ${facet(sql`state`, sql`has_topic and has_length and has_others`)},
    'topic', ${facet(sql`metadata->>'topic'`, sql`has_state and has_length and has_others`)},
    'length', ${facet(sql`metadata->>'length'`, sql`has_state and has_topic and has_others`)}
  )`;
}

function passes(filters: ContentFilter[], param: string): SQL {
  return every(filters.filter((filter) => filter.param === param).map(passesOne));
}

function passesOthers(filters: ContentFilter[]): SQL {
  const counted = ["stream_state", "metadata.topic", "metadata.length"];
  return every(filters.filter(({ param }) => !counted.includes(param)).map(passesOne));
}

function passesOne({ param, values }: ContentFilter): SQL {
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

function orderOf(sortBy: string | undefined, defaultOrder: SQL): SQL {
  if (sortBy === "-start_time") return sql`start desc, position`;
  if (sortBy === "start_time") return sql`start, position`;
  return defaultOrder;
}

function facet(value: SQL, others: SQL): SQL {
  return sql`(
    select jsonb_agg(jsonb_build_object('value', value, 'count', n) order by n desc, value) from (
      select ${value} as value, count(*) as n from ranked where ${others} and ${value} is not null
      group by 1 order by 2 desc, 1 limit ${maxValues}
    ) as counted
  )`;
}
