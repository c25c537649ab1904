import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import { createPrefixedId } from "../../domain/accounts/secrets.ts";
import { invoiceCounters, invoices } from "../commerce-schema.ts";
import type { Db } from "../database.ts";

export type InvoiceRow = typeof invoices.$inferSelect;
/** What a bill says; its number follows. */
export type NewInvoice = Omit<
  typeof invoices.$inferInsert,
  "id" | "number" | "attempts" | "refunded" | "creditTaken" | "charge"
>;

/** Writes a bill with the next number of its channel and year: `HARBOUR-2027-000001`. In a transaction. */
export async function addInvoice(tx: Db, made: NewInvoice): Promise<InvoiceRow> {
  const year = made.issuedAt.getUTCFullYear();
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ channel: made.channel, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.channel, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning();
  const number = `${made.channel.toUpperCase()}-${year}-${String(counter?.last).padStart(6, "0")}`;
  const row = { ...made, id: createPrefixedId("in"), number, attempts: 0, refunded: 0 };
  const [invoice] = await tx.insert(invoices).values(row).returning();
  if (!invoice) throw new Error("A bill was not written.");
  return invoice;
}

/** The bill of a purchase that is still to be paid. */
export async function findOpenInvoice(db: Db, purchase: string): Promise<InvoiceRow | undefined> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.purchase, purchase), eq(invoices.status, "open")))
    .orderBy(desc(invoices.issuedAt))
    .limit(1);
  return found;
}

/** The latest bill of a purchase that was paid. */
export async function findLastPaidInvoice(
  db: Db,
  purchase: string,
): Promise<InvoiceRow | undefined> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.purchase, purchase), eq(invoices.status, "paid")))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(1);
  return found;
}

/** The bill that an unused part of another one has paid for: that of a change of price. */
export async function findPriceChangeInvoice(
  db: Db,
  { id, purchase }: InvoiceRow,
): Promise<InvoiceRow | undefined> {
  if (purchase === null) return undefined;
  const isOfIt = and(eq(invoices.purchase, purchase), eq(invoices.unusedOf, id));
  const [found] = await db.select().from(invoices).where(isOfIt).limit(1);
  return found;
}

/**
 * Voids the open invoice; false when its card may have been charged: the response has to be
 * awaited. In a transaction that has the purchase.
 */
export async function voidOpenInvoice(tx: Db, purchase: string): Promise<boolean> {
  const open = await findOpenInvoice(tx, purchase);
  if (open?.charge) return false;
  if (open) await updateInvoice(tx, open.id, { status: "void" });
  return true;
}

export async function updateInvoice(db: Db, id: string, facts: Partial<InvoiceRow>): Promise<void> {
  await db.update(invoices).set(facts).where(eq(invoices.id, id));
}

export async function findInvoice(db: Db, id: string): Promise<InvoiceRow | undefined> {
  const [found] = await db.select().from(invoices).where(eq(invoices.id, id));
  return found;
}

/** A viewer's bills, the latest first, without those that nobody has to pay any more. */
export async function listInvoices(
  db: Db,
  viewer: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const theirs = and(eq(invoices.viewer, viewer), ne(invoices.status, "void"));
  const rows = await db
    .select()
    .from(invoices)
    .where(theirs)
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(invoices).where(theirs);
  return { rows, total: all?.total ?? 0 };
}

/** The bill, for whoever is first: others wait until this transaction is over. */
export async function lockInvoice(tx: Db, id: string): Promise<InvoiceRow | undefined> {
  const [found] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
  return found;
}

/** The bill that was paid by what the processor calls `payment`. */
export async function findInvoiceByPayment(
  db: Db,
  payment: string,
): Promise<InvoiceRow | undefined> {
  const [found] = await db.select().from(invoices).where(eq(invoices.payment, payment));
  return found;
}
