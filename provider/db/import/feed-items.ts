import { and, count, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { feedItems } from "../import-schema.ts";
import { contents } from "../schema.ts";
import { toPostgresTextArray } from "../search/sql-expressions.ts";

/** What a feed has imported of an item. */
export type FeedItemRecord = typeof feedItems.$inferSelect;

/** What the feed has imported of these items, by guid. */
export async function loadFeedItems(
  tx: Db,
  feed: string,
  guids: readonly string[],
): Promise<Map<string, FeedItemRecord>> {
  const rows = await tx
    .select()
    .from(feedItems)
    .where(and(eq(feedItems.feed, feed), sql`guid = any (${toPostgresTextArray(guids)})`));
  return new Map(rows.map((row) => [row.guid, row]));
}

/** Which of these tokens are contents of the channel. */
export async function listTakenTokens(
  tx: Db,
  channel: string,
  tokens: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ token: contents.token })
    .from(contents)
    .where(and(eq(contents.channel, channel), sql`token = any (${toPostgresTextArray(tokens)})`));
  return new Set(rows.map(({ token }) => token));
}

/** Stores what was imported of items. */
export async function saveFeedItems(
  tx: Db,
  feed: string,
  run: number,
  items: readonly Pick<FeedItemRecord, "guid" | "content" | "hash">[],
): Promise<void> {
  if (items.length === 0) return;
  await tx.execute(sql`
    insert into ${feedItems} (feed, guid, content, hash, run)
    select ${feed}, guid, content, hash, ${run}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(guid text, content text, hash text)
    on conflict (feed, guid) do update
      set content = excluded.content, hash = excluded.hash, run = excluded.run
  `);
}

/** These items are in the feed, as they were. */
export async function markFeedItems(
  tx: Db,
  feed: string,
  run: number,
  guids: readonly string[],
): Promise<void> {
  if (guids.length === 0) return;
  await tx
    .update(feedItems)
    .set({ run })
    .where(and(eq(feedItems.feed, feed), sql`guid = any (${toPostgresTextArray(guids)})`));
}

/** So that plans are for as many items as there are. */
export async function analyzeFeedItems(db: Db): Promise<void> {
  await db.execute(sql`analyze ${feedItems}`);
}

/** How many items the feed has imported, and how many of them a run did not find. */
export async function countFeedItems(
  db: Db,
  feed: string,
  run: number,
): Promise<{ all: number; missing: number }> {
  const [counted] = await db
    .select({
      all: count(),
      missing: sql<number>`(count(*) filter (where ${feedItems.run} <> ${run}))::int`,
    })
    .from(feedItems)
    .where(eq(feedItems.feed, feed));
  return counted ?? { all: 0, missing: 0 };
}

/** Forgets some items that a run did not find; returns their contents. */
export async function takeMissingFeedItems(
  tx: Db,
  feed: string,
  run: number,
  limit: number,
): Promise<string[]> {
  const some = tx
    .select({ guid: feedItems.guid })
    .from(feedItems)
    .where(and(eq(feedItems.feed, feed), ne(feedItems.run, run)))
    .limit(limit);
  const rows = await tx
    .delete(feedItems)
    .where(and(eq(feedItems.feed, feed), sql`guid in ${some}`))
    .returning({ content: feedItems.content });
  return rows.map(({ content }) => content);
}
