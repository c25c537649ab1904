import { and, eq, gte, lt, max, sql, sum } from "drizzle-orm";
import { createHmac } from "node:crypto";
import { createSecret } from "../../domain/accounts/secrets.ts";
import type { Db } from "../database.ts";
import { writeDatabaseMetadataOnce, readDatabaseMetadata } from "../database-metadata.ts";
import { databaseMetadata } from "../schema.ts";
import { hiddenTrends, searchQueries, searchViewers } from "../search-schema.ts";

/** A search of whoever `viewer` names: a viewer, or a network. `now` is in epoch ms. */
export type RecordedSearch = { channel: string; query: string; viewer: string; now: number };

/** So many viewers or networks have to search for the same thing on one day. */
const minViewers = 5;
const daysCounted = 30;
const maxQueriesOfViewer = 50;
const maxTrends = 20;
const maxListed = 100;
const dayMs = 24 * 60 * 60 * 1000;
const saltFact = "search-salt ";

/**
 * Counts a search once a day for each viewer, who is kept as a hash under a secret of that day; the secret and
 * the hashes go when another day begins. A viewer counts for fifty queries a day.
 */
export async function saveSearchForTrends(db: Db, { channel, query, viewer, now }: RecordedSearch) {
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
 * What is searched for most: queries that five viewers or networks had on one of the last thirty days, by how many
 * had them in all. Without those that the owner hides.
 */
export async function listTrends(db: Db, channel: string, now: number): Promise<string[]> {
  const found = await listFrequentQueries(db, channel, now);
  return found
    .filter(({ isHidden }) => !isHidden)
    .slice(0, maxTrends)
    .map(({ query }) => query);
}

/** The same with those that are hidden, for the owner: how many had each, at most a hundred. */
export async function listFrequentQueries(db: Db, channel: string, now: number) {
  const since = dayOf(now - daysCounted * dayMs);
  const viewers = sql<number>`${sum(searchQueries.viewers)}::int`;
  // A term hides the queries that have it as whole words.
  const isHidden = sql<boolean>`exists (
    select from ${hiddenTrends} where ${hiddenTrends.channel} = ${channel}
      and position(' ' || ${hiddenTrends.term} || ' ' in ' ' || ${searchQueries.query} || ' ') > 0
  )`;
  return db
    .select({ query: searchQueries.query, viewers, isHidden })
    .from(searchQueries)
    .where(and(eq(searchQueries.channel, channel), gte(searchQueries.day, since)))
    .groupBy(searchQueries.query)
    .having(gte(max(searchQueries.viewers), minViewers))
    .orderBy(sql`${sum(searchQueries.viewers)} desc`, searchQueries.query)
    .limit(maxListed);
}

/** What the owner of a channel hides. */
export async function listHiddenTrends(db: Db, channel: string): Promise<string[]> {
  const rows = await db.select().from(hiddenTrends).where(eq(hiddenTrends.channel, channel));
  return rows.map(({ term }) => term).toSorted();
}

/** Hides a term among the trends of a channel, or shows it again. */
export async function setTrendHidden(
  db: Db,
  channel: string,
  { term, hidden }: { term: string; hidden: boolean },
): Promise<void> {
  if (hidden) {
    await db.insert(hiddenTrends).values({ channel, term }).onConflictDoNothing();
    return;
  }
  const isTerm = and(eq(hiddenTrends.channel, channel), eq(hiddenTrends.term, term));
  await db.delete(hiddenTrends).where(isTerm);
}

/** The secret of a day. Its first search makes it, and forgets what is of days before. */
async function saltOf(db: Db, day: string, now: number): Promise<string> {
  const key = saltFact + day;
  const known = await readDatabaseMetadata(db, key);
  if (known !== undefined) return known;
  return db.transaction(async (tx) => {
    await forgetBefore(tx, day, now);
    return writeDatabaseMetadataOnce(tx, key, createSecret());
  });
}

async function forgetBefore(db: Db, day: string, now: number): Promise<void> {
  const since = dayOf(now - daysCounted * dayMs);
  await db.delete(searchViewers).where(lt(searchViewers.day, day));
  await db.delete(searchQueries).where(lt(searchQueries.day, since));
  const salts = sql`${databaseMetadata.key} like ${`${saltFact}%`}`;
  await db.delete(databaseMetadata).where(and(salts, lt(databaseMetadata.key, saltFact + day)));
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
