import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { ContentRecord } from "../../domain/catalogue/catalogue-records.ts";
import { disablePrefixMatch, type ParsedQuery } from "../../domain/search/parsed-query.ts";
import type { SearchVisibility } from "../../domain/search/search-visibility.ts";
import type { Db } from "../database.ts";
import { contents } from "../schema.ts";
import { searchDocuments } from "../search-schema.ts";
import {
  createNameBeginsWithCondition,
  createFindableDocumentCondition,
  toPostgresTextArray,
} from "./sql-expressions.ts";
import { toTsQuery } from "./to-ts-query.ts";

const maxConsidered = 200;

/**
 * The contents whose names begin with what is typed, then those whose names have its words; of both first those that
 * have them whole.
 */
export async function suggestContentsByName(
  db: Db,
  channel: string,
  query: ParsedQuery,
  visibility: SearchVisibility,
  limit: number,
): Promise<ContentRecord[]> {
  const isFindable = createFindableDocumentCondition(channel, visibility);
  const live = visibility.onAir.filter(({ state }) => state === "live").map(({ token }) => token);
  return db
    .select(getTableColumns(contents))
    .from(
      sql`(
      with terms as materialized (
        select ${toTsQuery(query)} as query, ${toTsQuery(disablePrefixMatch(query))} as whole,
          unaccent(${query.key}) as key
      ),
      begun as materialized (
        select token, 1 as tier, names, published_at, position from ${searchDocuments}
        where ${isFindable} and ${createNameBeginsWithCondition(sql`(select key from terms)`)} limit ${maxConsidered}
      ),
      worded as (
        select token, 0 as tier, names, published_at, position from ${searchDocuments}
        where (select count(*) from begun) < ${limit}
          and ${isFindable} and names @@ (select query from terms) limit ${maxConsidered}
      ),
      hits as (select * from begun union all select * from worded)
      select token, max(tier) as tier,
        row_number() over (
          order by max(tier) desc, bool_or(names @@ (select whole from terms)) desc,
            (token = any (${toPostgresTextArray(live)})) desc, max(published_at) desc, max(position)
        ) as place
      from hits group by token order by place limit ${limit}
    ) as hit`,
    )
    .innerJoin(contents, and(eq(contents.channel, channel), eq(contents.token, sql`hit.token`)))
    .orderBy(sql`hit.place`);
}
