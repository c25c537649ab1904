import { findInvoice, type InvoiceRow, lockInvoice } from "../db/commerce/invoices.ts";
import {
  addRefund,
  updateRefund,
  findRefund,
  type RefundRow,
  listInvoiceRefunds,
} from "../db/commerce/refunds.ts";
import type { RefundStatus } from "../domain/commerce/commerce-records.ts";
import { HttpError, requireFound } from "../domain/http-error.ts";
import { providerLog } from "../domain/log.ts";
import type { Services } from "../services.ts";
import { nextProcessorRetryAt, processorLeaseMs, maxProcessorTries } from "./processor-retry.ts";
import { applyReturnedAmountToInvoice, enqueueRefundMail } from "./apply-returned-amount.ts";
import type { RefundResult } from "./payment-processor.ts";

/** A bill, and how much of it is given back: all that is left without an amount. */
export type RefundInvoiceInput = { invoice: string; amount?: number; reason?: string };

/**
 * Refunds money. When the whole invoice is refunded, the access that it paid for ends at once: docs/wire-rules.md R26.
 * The refund is stored before the call to the processor. Throws 404 for an unknown invoice, 422 when there is
 * less to refund, 409 when the processor rejects it.
 */
export async function refundInvoice(services: Services, order: RefundInvoiceInput): Promise<void> {
  const { db, clock } = services;
  const invoice = requireFound(await findInvoice(db, order.invoice), "invoice", order.invoice);
  const wanted = await db.transaction(async (tx) => {
    const locked = await lockInvoice(tx, invoice.id);
    const waiting = (await listInvoiceRefunds(tx, invoice.id)).filter(
      ({ status }) => status === "wanted",
    );
    const pending = waiting.reduce((sum, { amount }) => sum + amount, 0);
    const left = locked?.status === "paid" ? locked.amount - locked.refunded - pending : 0;
    const amount = order.amount ?? left;
    if (amount <= 0 || amount > left) {
      throw new HttpError(422, "There is not so much to give back.");
    }
    return addRefund(tx, {
      invoice: invoice.id,
      status: "wanted",
      amount,
      reason: order.reason ?? null,
      at: new Date(clock.now()),
      dueAt: new Date(Date.now() + processorLeaseMs),
    });
  });
  if ((await completeRefund(services, wanted, invoice)) !== "done") {
    throw new HttpError(409, "The payment processor does not give it back.");
  }
}

/**
 * Has the processor refund the stored amount, with its row's id as the key, and stores the result,
 * once. Throws the processor's errors; the next billing round then retries.
 */
export async function completeRefund(
  services: Services,
  wanted: RefundRow,
  invoice: InvoiceRow,
): Promise<RefundStatus> {
  const { db } = services;
  let result: RefundResult;
  try {
    result = await giveBack(services, wanted, invoice);
  } catch (error) {
    const { id, attempts } = wanted;
    if (attempts < maxProcessorTries)
      await updateRefund(db, id, { dueAt: nextProcessorRetryAt(attempts) });
    else await updateRefund(db, id, { status: "refused" });
    throw error;
  }
  if (result.status === "refused") {
    const facts = { refund: wanted.id, why: result.why };
    providerLog[wanted.isAutomatic ? "error" : "warn"](
      facts,
      "the payment processor refuses a refund",
    );
  }
  return db.transaction(async (tx) => {
    const before = await lockInvoice(tx, invoice.id);
    const { status = "refused" } = (await findRefund(tx, wanted.id)) ?? {};
    if (!before || status !== "wanted") return status;
    const processorId = result.status === "done" ? result.id : null;
    await updateRefund(tx, wanted.id, { status: result.status, processorId });
    if (result.status === "refused") return "refused";
    await applyReturnedAmountToInvoice(tx, before, "refund", new Date(services.clock.now()));
    await enqueueRefundMail(tx, services, before, wanted);
    return "done";
  });
}

async function giveBack(
  { processor }: Services,
  { id, amount }: RefundRow,
  { payment, currency }: InvoiceRow,
): Promise<RefundResult> {
  if (!processor || !payment) return { status: "done", id: null };
  return processor.refund({ key: id, payment, amount, currency });
}
