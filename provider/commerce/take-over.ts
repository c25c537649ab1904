import { invoiceOfPayment, lockInvoice } from "../db/commerce/invoices.ts";
import { addRefund, changeRefund, type RefundRow, refundsOf } from "../db/commerce/refunds.ts";
import { findSession } from "../db/commerce/sessions.ts";
import type { Db } from "../db/database.ts";
import { HttpError } from "../domain/http-error.ts";
import type { Services } from "../services.ts";
import { countReturned, mailRefund } from "./count-returned.ts";
import type { Returned } from "./processor.ts";
import { bringUpToDate } from "./session-state.ts";

/**
 * Takes over what went back of a payment at the processor: refunds and disputes that this provider did not
 * begin, and what became of them. The processor is asked how it stands, so neither the order of its events
 * nor their number matters. Throws 409 for a payment of ours that is not written down yet: it is told again.
 */
export async function takeOver(services: Services, payment: string): Promise<void> {
  const { db, processor, clock } = services;
  const before = await invoiceOfPayment(db, payment);
  const facts = await processor?.paymentOf(payment);
  if (!facts) return;
  const { session, isOurs } = facts;
  if (!before && session && (await findSession(db, session)))
    await bringUpToDate(services, session, { isNews: true });
  const found = before ?? (await invoiceOfPayment(db, payment));
  if (!found) {
    if (!isOurs) return;
    throw new HttpError(409, "The payment is not written down yet.", { retryAfterS: 60 });
  }
  const { returned } = before ? facts : ((await processor?.paymentOf(payment)) ?? facts);
  const at = new Date(clock.now());
  await db.transaction(async (tx) => {
    const held = await lockInvoice(tx, found.id);
    if (!held) return;
    const rows = await refundsOf(tx, held.id);
    for (const one of returned) {
      const isNew = await takeOverOne(tx, held.id, one, rows, at);
      if (isNew && one.kind === "refund") await mailRefund(tx, services, held, one);
      // The bill as the one before left it.
      const now = await lockInvoice(tx, held.id);
      if (now) await countReturned(tx, now, one.kind, at);
    }
  });
}

/** Whether money went back that was not known to. What has failed once has failed for good. */
async function takeOverOne(
  tx: Db,
  invoice: string,
  { id, ours, kind, amount, isGone }: Returned,
  rows: RefundRow[],
  at: Date,
): Promise<boolean> {
  const known = rows.find((row) => row.processorId === id || row.id === ours);
  if (!known) {
    if (isGone) await addRefund(tx, { invoice, kind, amount, processorId: id, at });
    return isGone;
  }
  const status = isGone ? "done" : "failed";
  if (known.status === "failed" || (known.status === status && known.processorId === id))
    return false;
  await changeRefund(tx, known.id, { status, processorId: id });
  return isGone && known.status === "wanted";
}
