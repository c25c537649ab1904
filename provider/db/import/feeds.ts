import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { createPrefixedId } from "../../domain/accounts/secrets.ts";
import type { FeedReading } from "../../import/readers/read-feed.ts";
import type { Db } from "../database.ts";
import { feeds } from "../import-schema.ts";

export type FeedRecord = typeof feeds.$inferSelect;

/** What somebody says of a feed. */
export type FeedInput = FeedReading & {
  channel: string;
  source: string;
  everyMinutes?: number | null;
};

/** How long a process has a feed, unless it says so again. Another process takes it over then. */
const lease = sql`now() + interval '30 seconds'`;

/** A new feed; undefined where the channel has one of that source. */
export async function createFeed(
  db: Db,
  input: FeedInput,
  now: Date,
): Promise<FeedRecord | undefined> {
  const [row] = await db
    .insert(feeds)
    .values({ id: createPrefixedId("fd"), createdAt: now, ...input })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** The feed of that source, made or changed as the caller says. */
export async function saveFeed(db: Db, input: FeedInput, now: Date): Promise<FeedRecord> {
  const { format, mapping } = input;
  const [row] = await db
    .insert(feeds)
    .values({ id: createPrefixedId("fd"), createdAt: now, ...input })
    .onConflictDoUpdate({
      target: [feeds.channel, feeds.source],
      set: { format, mapping },
    })
    .returning();
  if (!row) throw new Error("The feed was not saved.");
  return row;
}

/** A feed of a channel. */
export async function findFeed(
  db: Db,
  channel: string,
  id: string,
): Promise<FeedRecord | undefined> {
  const [row] = await db
    .select()
    .from(feeds)
    .where(and(eq(feeds.channel, channel), eq(feeds.id, id)));
  return row;
}

/** Feeds of a channel after that id. */
export function listFeeds(
  db: Db,
  channel: string,
  page: { after: string | undefined; limit: number },
): Promise<FeedRecord[]> {
  const after = page.after === undefined ? undefined : gt(feeds.id, page.after);
  return db
    .select()
    .from(feeds)
    .where(and(eq(feeds.channel, channel), after))
    .orderBy(asc(feeds.id))
    .limit(page.limit);
}

/** Takes a feed for a process; undefined while another one has it. */
export async function claimFeed(
  db: Db,
  id: string,
  holder: string,
): Promise<FeedRecord | undefined> {
  const isFree = or(isNull(feeds.leaseUntil), lt(feeds.leaseUntil, sql`now()`));
  const [row] = await db
    .update(feeds)
    .set({ leaseHolder: holder, leaseUntil: lease, checkedAt: sql`now()` })
    .where(and(eq(feeds.id, id), or(isFree, eq(feeds.leaseHolder, holder))))
    .returning();
  return row;
}

/** A process goes on with its feed, in its transaction. Throws where another one has taken the feed meanwhile. */
export async function renewFeedLease(tx: Db, id: string, holder: string): Promise<void> {
  const renewed = await tx
    .update(feeds)
    .set({ leaseUntil: lease })
    .where(and(eq(feeds.id, id), eq(feeds.leaseHolder, holder)))
    .returning({ id: feeds.id });
  if (renewed.length === 0) throw new LostFeedError("another process imports this feed");
}

/** Thrown where a process has lost its feed: it changes nothing more of it. */
export class LostFeedError extends Error {
  override name = "LostFeedError";
}

/** The process is done with the feed. */
export async function releaseFeed(db: Db, id: string, holder: string): Promise<void> {
  await db
    .update(feeds)
    .set({ leaseHolder: null, leaseUntil: null })
    .where(and(eq(feeds.id, id), eq(feeds.leaseHolder, holder)));
}

/** What the server said of the feed's version, so that it is only fetched again when it has another one. */
export async function saveFeedValidators(
  db: Db,
  id: string,
  { etag, lastModified }: { etag: string | null; lastModified: string | null },
): Promise<void> {
  await db.update(feeds).set({ etag, lastModified }).where(eq(feeds.id, id));
}

/** Deletes a feed with its runs. Its contents stay, and belong to no feed. */
export async function deleteFeed(tx: Db, id: string): Promise<void> {
  await tx.delete(feeds).where(eq(feeds.id, id));
}

/** How many feeds a channel has. */
export function countFeeds(db: Db, channel: string): Promise<number> {
  return db.$count(feeds, eq(feeds.channel, channel));
}
