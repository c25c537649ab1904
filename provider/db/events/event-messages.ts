import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { viewers } from "../accounts-schema.ts";
import type { Db } from "../database.ts";
import { eventMessages, pushSubscriptions } from "../lists-schema.ts";
import { channels, contents } from "../schema.ts";

/** How a message goes: a mail to the viewer, or a push to one of their browsers. */
export type Medium = "mail" | "push";

/** How long whoever took a message has for it, in ms; then another process may take it. */
const leaseMs = 60_000;

/**
 * Takes messages that are due, the first first; each counts as one more attempt. Two processes never
 * take the same one. `now` is epoch ms of the real clock.
 */
export async function leaseMessages(db: Db, medium: Medium, now: number, limit: number) {
  const isOfMedium = (medium === "mail" ? isNull : isNotNull)(eventMessages.endpoint);
  // Named, so that it is chosen once: a planner may run a subquery again for each row.
  const due = db.$with("due").as((named) =>
    named
      .select({ id: eventMessages.id })
      .from(eventMessages)
      .where(and(lte(eventMessages.dueAt, new Date(now)), isOfMedium))
      .orderBy(asc(eventMessages.dueAt), asc(eventMessages.id))
      .limit(limit)
      .for("update", { skipLocked: true }),
  );
  const chosen = db.select({ id: due.id }).from(due);
  const leased = await db
    .with(due)
    .update(eventMessages)
    .set({ dueAt: new Date(now + leaseMs), attempts: sql`${eventMessages.attempts} + 1` })
    .where(and(inArray(eventMessages.id, chosen), lte(eventMessages.dueAt, new Date(now))))
    .returning({ id: eventMessages.id });
  if (leased.length === 0) return [];
  const ids = leased.map(({ id }) => id);
  return db
    .select({
      message: eventMessages,
      viewer: viewers,
      channel: channels,
      content: contents,
      browser: pushSubscriptions,
    })
    .from(eventMessages)
    .innerJoin(viewers, eq(viewers.id, eventMessages.viewer))
    .innerJoin(channels, eq(channels.token, viewers.channel))
    .innerJoin(
      contents,
      and(eq(contents.channel, viewers.channel), eq(contents.token, eventMessages.content)),
    )
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.endpoint, eventMessages.endpoint))
    .where(inArray(eventMessages.id, ids))
    .orderBy(asc(eventMessages.id));
}

/** A message with all that it is made of. */
export type LeasedMessage = Awaited<ReturnType<typeof leaseMessages>>[number];

/** The message has arrived, or never will. */
export async function dropMessage(db: Db, id: number): Promise<void> {
  await db.delete(eventMessages).where(eq(eventMessages.id, id));
}

/** The message is tried again then. */
export async function postponeMessage(db: Db, id: number, dueAt: Date): Promise<void> {
  await db.update(eventMessages).set({ dueAt }).where(eq(eventMessages.id, id));
}

/** Gives up what is not worth sending any more; returns how many messages that were. */
export async function dropExpiredMessages(db: Db, now: number): Promise<number> {
  const dropped = await db
    .delete(eventMessages)
    .where(lte(eventMessages.expiresAt, new Date(now)))
    .returning({ id: eventMessages.id });
  return dropped.length;
}
