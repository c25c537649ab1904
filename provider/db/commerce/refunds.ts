import { and, asc, eq, lte, sql } from "drizzle-orm";
import { createPrefixedId } from "../../domain/accounts/secrets.ts";
import { refunds } from "../refunds-and-price-changes-schema.ts";
import type { Db } from "../database.ts";

export type RefundRow = typeof refunds.$inferSelect;
/** What is known of one when it is noted. */
export type NewRefund = Omit<typeof refunds.$inferInsert, "id">;

export async function addRefund(tx: Db, made: NewRefund): Promise<RefundRow> {
  const [refund] = await tx
    .insert(refunds)
    .values({ ...made, id: createPrefixedId("rf") })
    .returning();
  if (!refund) throw new Error("A refund was not written.");
  return refund;
}

/** All that went back of a bill, or is to. */
export function listInvoiceRefunds(db: Db, invoice: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.invoice, invoice)).orderBy(asc(refunds.id));
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id));
  return found;
}

export async function updateRefund(db: Db, id: string, facts: Partial<RefundRow>): Promise<void> {
  await db.update(refunds).set(facts).where(eq(refunds.id, id));
}

/** Takes those that are due, each for one process. `real` and `until` are of the real clock. */
export function claimDueRefunds(db: Db, real: Date, until: Date): Promise<RefundRow[]> {
  return db
    .update(refunds)
    .set({ dueAt: until, attempts: sql`${refunds.attempts} + 1` })
    .where(and(eq(refunds.status, "wanted"), lte(refunds.dueAt, real)))
    .returning();
}
