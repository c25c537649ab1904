import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../database.ts";
import { liveNotifications } from "../lists-schema.ts";
import type { WatchListEntry } from "./watch-list.ts";

/** A viewer's subscription to an event, and the address for it. */
export type LiveNotificationRequest = { viewer: string; content: string; email: string };

/** Subscribes a viewer to an event; an earlier subscription keeps its place. */
export async function addLiveNotification(
  db: Db,
  request: LiveNotificationRequest,
  now: number,
): Promise<void> {
  await db
    .insert(liveNotifications)
    .values({ ...request, addedAt: new Date(now) })
    .onConflictDoNothing();
}

/** Ends the viewer's subscription to an event. */
export async function removeLiveNotification(
  db: Db,
  viewer: string,
  content: string,
): Promise<void> {
  await db
    .delete(liveNotifications)
    .where(and(eq(liveNotifications.viewer, viewer), eq(liveNotifications.content, content)));
}

/** The events that a viewer subscribed to, the latest first. */
export function listLiveNotifications(db: Db, viewer: string): Promise<WatchListEntry[]> {
  const { content, addedAt } = liveNotifications;
  return db
    .select({ content, addedAt })
    .from(liveNotifications)
    .where(eq(liveNotifications.viewer, viewer))
    .orderBy(desc(addedAt), content);
}
