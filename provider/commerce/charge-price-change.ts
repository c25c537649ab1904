import { findChannel } from "../db/channels.ts";
import { addInvoice } from "../db/commerce/invoices.ts";
import {
  updatePriceChange,
  findPriceChange,
  type PriceChange,
} from "../db/commerce/price-changes.ts";
import { updatePurchase, lockPurchase, type PurchaseRow } from "../db/commerce/purchases.ts";
import type { Db } from "../db/database.ts";
import { findViewer } from "../db/viewers.ts";
import type { PriceChangeStatus } from "../domain/commerce/commerce-records.ts";
import {
  calculateStateAfterPriceChange,
  calculateWholeCommitment,
  subscriptionAccessEndsAt,
  listUpcomingPayments,
} from "../domain/commerce/subscription.ts";
import { providerLog } from "../domain/log.ts";
import type { Services } from "../services.ts";
import { nextProcessorRetryAt, maxProcessorTries } from "./processor-retry.ts";
import { enqueuePaymentMail } from "./enqueue-payment-mail.ts";
import type { CardChargeResult } from "./payment-processor.ts";
import { refundUndeliverablePayment } from "./refund-undeliverable-payment.ts";
import { recordAccessChange } from "./subscriptions.ts";

/**
 * Charges the cost of a change of price, with its row's id as the key, and stores the result, once.
 * Throws the processor's errors; the next billing round then retries.
 */
export async function chargePriceChange(
  services: Services,
  wanted: PriceChange,
): Promise<PriceChangeStatus> {
  const { db } = services;
  let result: CardChargeResult | undefined;
  try {
    result = await charge(services, wanted);
  } catch (error) {
    const { id, attempts } = wanted;
    if (attempts < maxProcessorTries)
      await updatePriceChange(db, id, { dueAt: nextProcessorRetryAt(attempts) });
    else {
      providerLog.error(
        { err: error, switch: id },
        "whether a change of price was paid is not known",
      );
      await updatePriceChange(db, id, { status: "lost" });
    }
    throw error;
  }
  return db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, wanted.purchase);
    const { status = "declined" } = (await findPriceChange(tx, wanted.id)) ?? {};
    if (!purchase || status !== "wanted") return status;
    const isPaid = result?.status !== "declined";
    const payment = result?.status === "paid" ? result.payment : null;
    const isDone = isPaid && (await record(tx, services, purchase, wanted, payment));
    await updatePriceChange(tx, wanted.id, { status: isDone ? "done" : "declined" });
    if (isPaid && !isDone && wanted.due > 0) {
      const { channel, viewer, currency } = purchase;
      const { title: subject, due: amount, at } = wanted;
      const paid = { channel, viewer, subject, amount, currency, payment, at };
      await refundUndeliverablePayment(tx, paid, { switch: wanted.id, why: "not-switched" });
    }
    return isDone ? "done" : "declined";
  });
}

/** Undefined when there is nothing to pay. */
async function charge(
  { processor }: Services,
  { id, due, card, title, currency }: PriceChange,
): Promise<CardChargeResult | undefined> {
  if (due === 0) return undefined;
  if (!processor || !card) return { status: "declined" };
  return processor.charge({ key: id, amount: due, currency, description: title, card });
}

/** False when there is nothing any more whose price could change, or the price is none that is paid again and again. */
async function record(
  tx: Db,
  services: Services,
  purchase: PurchaseRow,
  { price, title, due, credit, at, unusedOf }: PriceChange,
  payment: string | null,
): Promise<boolean> {
  const { currency } = purchase;
  const viewer = await findViewer(tx, purchase.viewer);
  const channel = await findChannel(tx, purchase.channel);
  const isOver = purchase.status === "expired" || price.period === "once";
  if (!viewer || !channel || isOver) return false;
  const state = calculateStateAfterPriceChange(purchase, price, credit, at);
  const end = state.periodEnd;
  await addInvoice(tx, {
    channel: purchase.channel,
    viewer: purchase.viewer,
    purchase: purchase.id,
    billedTo: `${viewer.firstName} ${viewer.lastName}`.trim(),
    subject: title,
    lines: [
      { kind: "payment", amount: price.amount },
      { kind: "unused", amount: due - price.amount },
    ],
    amount: due,
    currency,
    status: "paid",
    payment,
    unusedOf,
    periodStart: at,
    periodEnd: end,
    issuedAt: at,
    paidAt: at,
  });
  const next = {
    ...state,
    price: price.token,
    nextAt: end,
    offersTaken: [...purchase.offersTaken, "switch"],
  };
  await updatePurchase(tx, purchase.id, next);
  await recordAccessChange(
    tx,
    purchase,
    "grant",
    "switch",
    at,
    subscriptionAccessEndsAt({ ...purchase, ...next }, end),
  );
  const changed = { ...purchase, ...state };
  const schedule = listUpcomingPayments(changed);
  const commitment = calculateWholeCommitment(changed, due);
  const paid = { title, amount: due, currency };
  const mail = { kind: "switched" as const, ...paid, schedule, credit, commitment };
  await enqueuePaymentMail(tx, services, channel, { viewer, email: viewer.email }, mail);
  return true;
}
