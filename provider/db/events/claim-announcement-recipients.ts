import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { EventAnnouncement } from "../../domain/events/find-announcements.ts";
import { viewers } from "../accounts-schema.ts";
import type { Db } from "../database.ts";
import {
  pendingEventNotifications,
  liveNotifications,
  pushSubscriptions,
} from "../lists-schema.ts";

/** An announcement of one content, and until when its messages are worth sending (real clock). */
export type AnnouncementClaim = {
  channel: string;
  content: string;
  announcement: EventAnnouncement;
  now: Date;
  expiresAt: Date;
};

/**
 * Claims some viewers who are not notified of an announcement yet, and adds a message for each: a mail,
 * and of a start a push to each of their browsers and an alert. In one transaction, so that each viewer
 * is taken once whichever process claims, and nobody is lost between the two. Returns how many were taken.
 */
export function claimAnnouncementRecipients(
  db: Db,
  claim: AnnouncementClaim,
  limit: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const taken = await takeViewers(tx, claim, limit);
    if (taken.length === 0) return 0;
    const { content, announcement, now, expiresAt } = claim;
    const { kind } = announcement;
    const start = new Date(announcement.start);
    const message = { content, kind, start, attempts: 0, dueAt: now, expiresAt };
    if (kind === "started") await addAlerts(tx, taken);
    else await withdrawChanges(tx, taken, content);
    const endpoints = kind === "started" ? await endpointsOf(tx, taken) : [];
    const mails = taken.map((viewer) => ({ ...message, viewer }));
    const pushes = endpoints.map((browser) => ({ ...message, ...browser }));
    await tx.insert(pendingEventNotifications).values([...mails, ...pushes]);
    return taken.length;
  });
}

async function takeViewers(tx: Db, claim: AnnouncementClaim, limit: number): Promise<string[]> {
  const { channel, content } = claim;
  const { viewer } = liveNotifications;
  const { open, notified } = unnotified(claim.announcement);
  // Named, so that it is chosen once: a planner may run a subquery again for each row.
  const some = tx.$with("some").as((named) =>
    named
      .select({ viewer })
      .from(liveNotifications)
      .innerJoin(viewers, eq(viewers.id, viewer))
      .where(and(eq(viewers.channel, channel), eq(liveNotifications.content, content), open))
      .limit(limit)
      .for("update", { of: liveNotifications, skipLocked: true }),
  );
  const chosen = tx.select({ viewer: some.viewer }).from(some);
  const taken = await tx
    .with(some)
    .update(liveNotifications)
    .set(notified)
    .where(and(inArray(viewer, chosen), eq(liveNotifications.content, content), open))
    .returning({ viewer });
  return taken.map((row) => row.viewer);
}

/** Viewers who are not notified yet and subscribed before the announcement; and the columns that record it. */
function unnotified(announcement: EventAnnouncement) {
  const { notifiedStart, notifiedChange, addedAt } = liveNotifications;
  if (announcement.kind === "started") {
    const start = new Date(announcement.start);
    const open = and(or(isNull(notifiedStart), ne(notifiedStart, start)), lte(addedAt, start));
    return { open, notified: { notifiedStart: start } };
  }
  const at = new Date(announcement.changedAt);
  const open = and(or(isNull(notifiedChange), ne(notifiedChange, at)), lt(addedAt, at));
  return { open, notified: { notifiedChange: at } };
}

/** In the order of their ids: two events that begin at once do not wait for each other's viewers. */
async function addAlerts(tx: Db, taken: string[]): Promise<void> {
  const chosen = inArray(viewers.id, taken);
  await tx
    .select({ id: viewers.id })
    .from(viewers)
    .where(chosen)
    .orderBy(asc(viewers.id))
    .for("no key update");
  await tx
    .update(viewers)
    .set({ alerts: sql`${viewers.alerts} + 1` })
    .where(chosen);
}

/** What was changed before, and did not get through, is not true any more. */
async function withdrawChanges(tx: Db, taken: string[], content: string): Promise<void> {
  await tx
    .delete(pendingEventNotifications)
    .where(
      and(
        inArray(pendingEventNotifications.viewer, taken),
        eq(pendingEventNotifications.content, content),
        ne(pendingEventNotifications.kind, "started"),
      ),
    );
}

function endpointsOf(tx: Db, taken: string[]) {
  const { viewer, endpoint } = pushSubscriptions;
  return tx.select({ viewer, endpoint }).from(pushSubscriptions).where(inArray(viewer, taken));
}
