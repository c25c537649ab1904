import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { viewers } from "../accounts-schema.ts";
import type { Db } from "../database.ts";
import { pendingEventNotifications, pushSubscriptions } from "../lists-schema.ts";
import { channels, contents } from "../schema.ts";

/** How a message goes: a mail to the viewer, or a push to one of their browsers. */
export type NotificationMedium = "mail" | "push";

/** How long whoever took a message has for it, in ms; then another process may take it. */
const leaseMs = 60_000;

/**
 * Takes messages that are due, the first first; each counts as one more attempt. Two processes never
 * take the same one. `now` is epoch ms of the real clock.
 */
export async function claimDueEventNotifications(
  db: Db,
  medium: NotificationMedium,
  now: number,
  limit: number,
) {
  const isOfMedium = (medium === "mail" ? isNull : isNotNull)(pendingEventNotifications.endpoint);
  // Named, so that it is chosen once: a planner may run a subquery again for each row.
  const due = db.$with("due").as((named) =>
    named
      .select({ id: pendingEventNotifications.id })
      .from(pendingEventNotifications)
      .where(and(lte(pendingEventNotifications.dueAt, new Date(now)), isOfMedium))
      .orderBy(asc(pendingEventNotifications.dueAt), asc(pendingEventNotifications.id))
      .limit(limit)
      .for("update", { skipLocked: true }),
  );
  const chosen = db.select({ id: due.id }).from(due);
  const leased = await db
    .with(due)
    .update(pendingEventNotifications)
    .set({
      dueAt: new Date(now + leaseMs),
      attempts: sql`${pendingEventNotifications.attempts} + 1`,
    })
    .where(
      and(
        inArray(pendingEventNotifications.id, chosen),
        lte(pendingEventNotifications.dueAt, new Date(now)),
      ),
    )
    .returning({ id: pendingEventNotifications.id });
  if (leased.length === 0) return [];
  const ids = leased.map(({ id }) => id);
  return db
    .select({
      message: pendingEventNotifications,
      viewer: viewers,
      channel: channels,
      content: contents,
      browser: pushSubscriptions,
    })
    .from(pendingEventNotifications)
    .innerJoin(viewers, eq(viewers.id, pendingEventNotifications.viewer))
    .innerJoin(channels, eq(channels.token, viewers.channel))
    .innerJoin(
      contents,
      and(
        eq(contents.channel, viewers.channel),
        eq(contents.token, pendingEventNotifications.content),
      ),
    )
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.endpoint, pendingEventNotifications.endpoint))
    .where(inArray(pendingEventNotifications.id, ids))
    .orderBy(asc(pendingEventNotifications.id));
}

/** A message with all that it is made of. */
export type ClaimedEventNotification = Awaited<
  ReturnType<typeof claimDueEventNotifications>
>[number];

/** The message has arrived, or never will. */
export async function deletePendingEventNotification(db: Db, id: number): Promise<void> {
  await db.delete(pendingEventNotifications).where(eq(pendingEventNotifications.id, id));
}

/** The message is tried again then. */
export async function postponeEventNotification(db: Db, id: number, dueAt: Date): Promise<void> {
  await db
    .update(pendingEventNotifications)
    .set({ dueAt })
    .where(eq(pendingEventNotifications.id, id));
}

/** Gives up what is not worth sending any more; returns how many messages that were. */
export async function deleteExpiredEventNotifications(db: Db, now: number): Promise<number> {
  const dropped = await db
    .delete(pendingEventNotifications)
    .where(lte(pendingEventNotifications.expiresAt, new Date(now)))
    .returning({ id: pendingEventNotifications.id });
  return dropped.length;
}
