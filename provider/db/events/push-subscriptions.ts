import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../database.ts";
import { pushSubscriptions } from "../lists-schema.ts";

/** Subscribed browsers of one viewer; the oldest makes room for another. */
const maxBrowsers = 10;

/** A browser that takes pushes, and the session of the viewer in it. */
export type NewPushSubscription = typeof pushSubscriptions.$inferInsert;

/** Adds a browser of a viewer. One that is there already belongs to whoever came last, with its new keys. */
export async function addPushSubscription(db: Db, browser: NewPushSubscription): Promise<void> {
  const { endpoint, ...facts } = browser;
  await db.transaction(async (tx) => {
    await tx
      .insert(pushSubscriptions)
      .values(browser)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: facts });
    const surplus = tx
      .select({ endpoint: pushSubscriptions.endpoint })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.viewer, browser.viewer))
      .orderBy(desc(pushSubscriptions.createdAt))
      .offset(maxBrowsers);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, surplus));
  });
}

/** Removes the viewer's subscription of a browser; another viewer's stays. */
export async function deleteViewerPushSubscription(
  db: Db,
  viewer: string,
  endpoint: string,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.viewer, viewer), eq(pushSubscriptions.endpoint, endpoint)));
}

/** The browser is gone, as its push service says. */
export async function deleteExpiredPushSubscription(db: Db, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}
