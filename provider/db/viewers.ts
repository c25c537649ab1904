import { and, asc, eq, lte } from "drizzle-orm";
import { createPrefixedId } from "../domain/accounts/secrets.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { viewers } from "./accounts-schema.ts";
import type { Db } from "./database.ts";
import { enqueueWebhookEvents } from "./outbox/webhook-deliveries.ts";
import { isUniqueViolation } from "./sql-states.ts";

/** What a new viewer brings along; the rest is empty. `email` is normal already. */
export type NewViewer = Pick<ViewerRecord, "channel" | "email" | "firstName" | "lastName"> &
  Partial<Pick<ViewerRecord, "passwordHash" | "emailVerifiedAt" | "language">>;

/** The viewer of a channel with that address (normal already). */
export async function findViewerByEmail(
  db: Db,
  channel: string,
  email: string,
): Promise<ViewerRecord | undefined> {
  const [found] = await db
    .select()
    .from(viewers)
    .where(and(eq(viewers.channel, channel), eq(viewers.email, email)))
    .limit(1);
  return found;
}

/** The viewer with that id. */
export async function findViewer(db: Db, id: string): Promise<ViewerRecord | undefined> {
  const [found] = await db.select().from(viewers).where(eq(viewers.id, id)).limit(1);
  return found;
}

/** Lets one transaction at a time go on that is about what a viewer has; rows that name the viewer may still be written. */
export async function lockViewer(tx: Db, id: string): Promise<void> {
  await tx.select({ id: viewers.id }).from(viewers).where(eq(viewers.id, id)).for("no key update");
}

/** A new viewer, or undefined when the channel has one of that address. */
export async function createViewer(
  db: Db,
  made: NewViewer,
  now: Date,
): Promise<ViewerRecord | undefined> {
  const fresh = { id: createPrefixedId("vw"), token: createPrefixedId("vt"), alerts: 0 };
  return db.transaction(async (tx) => {
    const [viewer] = await tx
      .insert(viewers)
      .values({ ...fresh, createdAt: now, ...made })
      .onConflictDoNothing({ target: [viewers.channel, viewers.email] })
      .returning();
    if (!viewer) return undefined;
    const { channel, id } = viewer;
    await enqueueWebhookEvents(tx, [{ channel, type: "viewer.created", data: { id } }]);
    return viewer;
  });
}

/** Gives a viewer another, confirmed address. False when the channel has a viewer of that address. */
export async function changeViewerEmail(
  db: Db,
  id: string,
  email: string,
  now: Date,
): Promise<boolean> {
  try {
    await updateViewer(db, id, { email, emailVerifiedAt: now });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Changes some facts of a viewer. */
export async function updateViewer(
  db: Db,
  id: string,
  facts: Partial<Omit<ViewerRecord, "id" | "token" | "channel">>,
): Promise<void> {
  await db.update(viewers).set(facts).where(eq(viewers.id, id));
}

const deletionsAtOnce = 100;

/** The viewers whose account is to be deleted by now, some of them. */
export async function listDueDeletions(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: viewers.id })
    .from(viewers)
    .where(lte(viewers.deletionAt, now))
    .orderBy(asc(viewers.deletionAt))
    .limit(deletionsAtOnce);
  return rows.map(({ id }) => id);
}
