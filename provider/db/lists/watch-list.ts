import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../database.ts";
import { watchList } from "../lists-schema.ts";

/** A content on a viewer's watch list. */
export type WatchListEntry = { content: string; addedAt: Date };

/** Puts a content on the list; what is there keeps its place. `now` is epoch ms. */
export async function addToWatchList(
  db: Db,
  viewer: string,
  content: string,
  now: number,
): Promise<void> {
  await db
    .insert(watchList)
    .values({ viewer, content, addedAt: new Date(now) })
    .onConflictDoNothing();
}

/** Takes a content off the list, if it is there. */
export async function removeFromWatchList(db: Db, viewer: string, content: string): Promise<void> {
  await db
    .delete(watchList)
    .where(and(eq(watchList.viewer, viewer), eq(watchList.content, content)));
}

/** The whole list, the latest first. */
export function listWatchList(db: Db, viewer: string): Promise<WatchListEntry[]> {
  const { content, addedAt } = watchList;
  return db
    .select({ content, addedAt })
    .from(watchList)
    .where(eq(watchList.viewer, viewer))
    .orderBy(desc(addedAt), content);
}
