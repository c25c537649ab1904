import { and, eq, gte, lt, max, sql, sum } from "drizzle-orm";
import { createHmac } from "node:crypto";
import { newSecret } from "../../domain/accounts/secrets.ts";
import type { Db } from "../database.ts";
import { keepFact, readFact } from "../facts.ts";
import { facts } from "../schema.ts";
import { searchQueries, searchViewers } from "../search-schema.ts";

/** A search of a viewer. `now` is in epoch ms. */
export type CountedSearch = { channel: string; query: string; viewer: string; now: number };

/** So many viewers have to search for the same thing on one day. */
const minViewers = 5;
const daysCounted = 30;
const maxQueriesOfViewer = 50;
const maxTrends = 20;
const dayMs = 24 * 60 * 60 * 1000;
const saltFact = "search-salt ";

/**
 * Counts a search once a day for each viewer, who is kept as a hash under a secret of that day; the secret and
 * the hashes go when another day begins. A viewer counts for fifty queries a day.
 */
export async function countSearch(db: Db, { channel, query, viewer, now }: CountedSearch) {
  const day = dayOf(now);
  const salt = await saltOf(db, day, now);
  const hash = createHmac("sha256", salt).update(viewer).digest("base64url");
  await db.execute(sql`
    with fresh as (
      insert into ${searchViewers} (channel, day, query, viewer)
      select ${channel}, ${day}::date, ${query}, ${hash}
      where ${maxQueriesOfViewer} > (
        select count(*) from ${searchViewers}
        where channel = ${channel} and day = ${day} and viewer = ${hash}
      )
      on conflict do nothing returning channel, day, query
    )
    insert into ${searchQueries} as counted (channel, day, query, viewers)
    select channel, day, query, 1 from fresh
    on conflict (channel, day, query) do update set viewers = counted.viewers + 1
  `);
}

/**
 * What is searched for most: queries that five viewers or more had on one of the last thirty days, by how many
 * viewers had them in all.
 */
export async function listTrends(db: Db, channel: string, now: number): Promise<string[]> {
  const since = dayOf(now - daysCounted * dayMs);
  const rows = await db
    .select({ query: searchQueries.query })
    .from(searchQueries)
    .where(and(eq(searchQueries.channel, channel), gte(searchQueries.day, since)))
    .groupBy(searchQueries.query)
    .having(gte(max(searchQueries.viewers), minViewers))
    .orderBy(sql`${sum(searchQueries.viewers)} desc`, searchQueries.query)
    .limit(maxTrends);
  return rows.map(({ query }) => query);
}

/** The secret of a day. Its first search makes it, and forgets what is of days before. */
async function saltOf(db: Db, day: string, now: number): Promise<string> {
  const key = saltFact + day;
  const known = await readFact(db, key);
  if (known !== undefined) return known;
  return db.transaction(async (tx) => {
    await forgetBefore(tx, day, now);
    return keepFact(tx, key, newSecret());
  });
}

async function forgetBefore(db: Db, day: string, now: number): Promise<void> {
  const since = dayOf(now - daysCounted * dayMs);
  await db.delete(searchViewers).where(lt(searchViewers.day, day));
  await db.delete(searchQueries).where(lt(searchQueries.day, since));
  const salts = sql`${facts.key} like ${`${saltFact}%`}`;
  await db.delete(facts).where(and(salts, lt(facts.key, saltFact + day)));
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
