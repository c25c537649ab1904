import { desc, eq } from "drizzle-orm";
import { viewers } from "../accounts-schema.ts";
import { invoices, purchases } from "../commerce-schema.ts";
import type { Db } from "../database.ts";

/** The latest bills of all channels, with whom they were for and how the subscription stands. */
export async function listLatestPayments(db: Db, limit: number) {
  const rows = await db
    .select({ invoice: invoices, email: viewers.email, purchase: purchases })
    .from(invoices)
    .leftJoin(viewers, eq(viewers.id, invoices.viewer))
    .leftJoin(purchases, eq(purchases.id, invoices.purchase))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(limit);
  return rows.map(({ invoice, email, purchase }) => ({
    invoice: invoice.id,
    number: invoice.number,
    viewer: email ?? undefined,
    title: invoice.subject,
    amount: invoice.amount,
    currency: invoice.currency,
    status: invoice.status,
    issuedAt: invoice.issuedAt.getTime(),
    purchase: purchase?.kind === "subscription" ? purchase.status : undefined,
  }));
}
