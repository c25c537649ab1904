import { sql } from "drizzle-orm";
import type { ParsedQuery } from "../../domain/search/parsed-query.ts";
import type { Visibility } from "../../domain/search/visibility.ts";
import type { Db } from "../database.ts";
import { searchDocuments } from "../search-schema.ts";
import { beginsWith, findableIn, textArray } from "./fields.ts";
import { wholeQuery } from "./queries.ts";

const maxConsidered = 200;

/** The contents whose names begin with what is typed, then those whose names have its words; tokens. */
export async function suggestNames(
  db: Db,
  channel: string,
  asked: ParsedQuery,
  visibility: Visibility,
  limit: number,
): Promise<string[]> {
  const isFindable = findableIn(channel, visibility);
  const live = visibility.onAir.filter(({ state }) => state === "live").map(({ token }) => token);
  const rows = await db
    .select({ token: sql<string>`token` })
    .from(
      sql`(
      with asked as materialized (
        select ${wholeQuery(asked)} as query, unaccent(${asked.key}) as key
      ),
      begun as materialized (
        select token, 1 as tier, published_at, position from ${searchDocuments}
        where ${isFindable} and ${beginsWith(sql`(select key from asked)`)} limit ${maxConsidered}
      ),
      worded as (
        select token, 0 as tier, published_at, position from ${searchDocuments}
        where (select count(*) from begun) < ${limit}
          and ${isFindable} and names @@ (select query from asked) limit ${maxConsidered}
      ),
      hits as (select * from begun union all select * from worded)
      select token, max(tier) as tier, max(published_at) as published_at, max(position) as position
      from hits group by token
    ) as hit`,
    )
    .orderBy(sql`tier desc, (token = any (${textArray(live)})) desc, published_at desc, position`)
    .limit(limit);
  return rows.map(({ token }) => token);
}
