import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../database.ts";
import { liveNotifications } from "../lists-schema.ts";
import type { WatchListEntry } from "./watch-list.ts";

/** Who wants to be told, of what, and where. */
export type NotificationRequest = { viewer: string; content: string; email: string };

/** Notes that a viewer is to be told of an event; who is noted already keeps their place. */
export async function addLiveNotification(
  db: Db,
  request: NotificationRequest,
  now: number,
): Promise<void> {
  await db
    .insert(liveNotifications)
    .values({ ...request, addedAt: new Date(now) })
    .onConflictDoNothing();
}

/** The viewer is not told of that event any more. */
export async function removeLiveNotification(
  db: Db,
  viewer: string,
  content: string,
): Promise<void> {
  await db
    .delete(liveNotifications)
    .where(and(eq(liveNotifications.viewer, viewer), eq(liveNotifications.content, content)));
}

/** The events that a viewer is to be told of, the latest wish first. */
export function listLiveNotifications(db: Db, viewer: string): Promise<WatchListEntry[]> {
  const { content, addedAt } = liveNotifications;
  return db
    .select({ content, addedAt })
    .from(liveNotifications)
    .where(eq(liveNotifications.viewer, viewer))
    .orderBy(desc(addedAt), content);
}
