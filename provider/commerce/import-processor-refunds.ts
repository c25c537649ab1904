import { findInvoiceByPayment, lockInvoice } from "../db/commerce/invoices.ts";
import {
  addRefund,
  updateRefund,
  type RefundRow,
  listInvoiceRefunds,
} from "../db/commerce/refunds.ts";
import { findCheckoutSession } from "../db/commerce/checkout-sessions.ts";
import type { Db } from "../db/database.ts";
import { HttpError } from "../domain/http-error.ts";
import type { Services } from "../services.ts";
import { applyReturnedAmountToInvoice, enqueueRefundMail } from "./apply-returned-amount.ts";
import type { ReturnedPayment } from "./payment-processor.ts";
import { syncCheckoutSession } from "./sync-checkout-session.ts";

/**
 * Takes over the returned money of a payment from the processor: refunds and disputes that this provider did not
 * begin, and their results. The current state is read from the processor, so neither the order of its events
 * nor their number matters. Throws 409 for a payment of this provider that is not stored yet: its event is sent again.
 */
export async function importProcessorRefunds(services: Services, payment: string): Promise<void> {
  const { db, processor, clock } = services;
  const before = await findInvoiceByPayment(db, payment);
  const facts = await processor?.paymentOf(payment);
  if (!facts) return;
  const { session, isOurs } = facts;
  if (!before && session && (await findCheckoutSession(db, session)))
    await syncCheckoutSession(services, session, { isNews: true });
  const found = before ?? (await findInvoiceByPayment(db, payment));
  if (!found) {
    if (!isOurs) return;
    throw new HttpError(409, "The payment is not written down yet.", { retryAfterS: 60 });
  }
  const { returned } = before ? facts : ((await processor?.paymentOf(payment)) ?? facts);
  const at = new Date(clock.now());
  await db.transaction(async (tx) => {
    const locked = await lockInvoice(tx, found.id);
    if (!locked) return;
    const rows = await listInvoiceRefunds(tx, locked.id);
    for (const one of returned) {
      const isNew = await takeOverOne(tx, locked.id, one, rows, at);
      if (isNew && one.kind === "refund") await enqueueRefundMail(tx, services, locked, one);
      // The invoice as the previous return left it.
      const now = await lockInvoice(tx, locked.id);
      if (now) await applyReturnedAmountToInvoice(tx, now, one.kind, at);
    }
  });
}

/** Whether the return is a new one. A return that has failed once has failed for good. */
async function takeOverOne(
  tx: Db,
  invoice: string,
  { id, ours, kind, amount, isReturned }: ReturnedPayment,
  rows: RefundRow[],
  at: Date,
): Promise<boolean> {
  const known = rows.find((row) => row.processorId === id || row.id === ours);
  if (!known) {
    if (isReturned) await addRefund(tx, { invoice, kind, amount, processorId: id, at });
    return isReturned;
  }
  const status = isReturned ? "done" : "failed";
  if (known.status === "failed" || (known.status === status && known.processorId === id))
    return false;
  await updateRefund(tx, known.id, { status, processorId: id });
  return isReturned && known.status === "wanted";
}
