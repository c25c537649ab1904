import { addInvoice, updateInvoice, type InvoiceRow } from "../db/commerce/invoices.ts";
import { addRefund } from "../db/commerce/refunds.ts";
import type { Db } from "../db/database.ts";
import { findViewer } from "../db/viewers.ts";
import { providerLog } from "../domain/log.ts";

/** Money that came for something that cannot be given. */
export type UndeliverablePayment = {
  channel: string;
  viewer: string;
  subject: string;
  amount: number;
  currency: string;
  payment: string | null;
  at: Date;
};

/** Why it cannot, and what the payment was for: for the log. */
type Reason = { why: string } & Record<string, string>;

/**
 * Refunds a payment whose access cannot be granted: docs/security.md SE-197. It has an invoice, like
 * every payment, and its refund is stored; the next billing round requests it from the processor and
 * mails the viewer.
 */
export async function refundUndeliverablePayment(
  tx: Db,
  paid: UndeliverablePayment,
  reason: Reason,
): Promise<void> {
  const { channel, subject, amount, currency, payment, at } = paid;
  const viewer = await findViewer(tx, paid.viewer);
  const invoice = await addInvoice(tx, {
    channel,
    viewer: viewer?.id ?? null,
    billedTo: viewer ? `${viewer.firstName} ${viewer.lastName}`.trim() : "",
    subject,
    lines: [{ kind: "payment", amount }],
    amount,
    currency,
    status: "paid",
    payment,
    periodStart: at,
    issuedAt: at,
    paidAt: at,
  });
  await refundUndeliverableInvoice(tx, invoice, at, reason);
}

/** The same for a bill that is there already: it was paid, but what it is for has ended meanwhile. */
export async function refundUndeliverableInvoice(
  tx: Db,
  {
    id: invoice,
    amount,
    payment,
    number,
  }: Pick<InvoiceRow, "id" | "amount" | "payment" | "number">,
  at: Date,
  reason: Reason,
): Promise<void> {
  // It is a bill of no purchase: what happens to it changes none.
  await updateInvoice(tx, invoice, { status: "paid", paidAt: at, payment, purchase: null });
  const facts = { status: "wanted", isAutomatic: true, reason: reason.why } as const;
  await addRefund(tx, { ...facts, invoice, amount, at, dueAt: new Date() });
  providerLog.warn({ ...reason, invoice: number, payment }, "a payment is refunded automatically");
}
