import { priceChangeAmounts, unusedAmount } from "../../lib/contract/price-terms.ts";
import { type ChannelRow } from "../db/channels.ts";
import { findLastPaidInvoice, voidOpenInvoice } from "../db/commerce/invoices.ts";
import { addAccessLedgerEntry } from "../db/commerce/access-ledger.ts";
import { findPaywall } from "../db/commerce/paywalls-and-promos.ts";
import { findPendingPriceChange } from "../db/commerce/price-changes.ts";
import {
  updatePurchase,
  lockPurchase,
  type PurchaseRow,
  findActiveSubscription,
} from "../db/commerce/purchases.ts";
import type { Db } from "../db/database.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import {
  countRemainingCommittedPayments,
  cancelledSubscriptionEndsAt,
  isSubscriptionPaused,
  subscriptionAccessEndsAt,
  pauseEndsAt,
} from "../domain/commerce/subscription.ts";
import { HttpError, createNotFoundError } from "../domain/http-error.ts";
import type { PaymentMessages } from "../locales/locales.ts";
import type { Services } from "../services.ts";
import { enqueuePaymentMail } from "./enqueue-payment-mail.ts";

/** The viewer and subscription of a request, and the language of its errors. */
export type SubscriptionRequest = {
  channel: ChannelRow;
  viewer: ViewerRecord;
  paywall: string;
  errors: PaymentMessages["errors"];
};

/** A viewer's subscription, locked, with the paywall's name. Throws 404 when there is none that runs. */
export async function lockOwnedSubscription(
  tx: Db,
  { viewer, paywall }: SubscriptionRequest,
): Promise<{ purchase: PurchaseRow; title: string }> {
  const found = await findActiveSubscription(tx, viewer.id, paywall);
  const purchase = found && (await lockPurchase(tx, found.id));
  if (!purchase || purchase.status === "expired")
    throw createNotFoundError("subscription to", paywall);
  return { purchase, title: (await findPaywall(tx, viewer.channel, paywall))?.name ?? paywall };
}

/**
 * Changes a viewer's subscription to a paywall in one transaction, in which it is theirs alone. Throws 404
 * when there is none that runs, 409 `IN_PROGRESS` while its price is being changed.
 */
function withSubscription<T>(
  services: Services,
  subscription: SubscriptionRequest,
  act: (tx: Db, purchase: PurchaseRow, title: string) => Promise<T>,
): Promise<T> {
  return services.db.transaction(async (tx) => {
    const { purchase, title } = await lockOwnedSubscription(tx, subscription);
    if (await findPendingPriceChange(tx, purchase.id)) {
      const { inProgress } = subscription.errors;
      throw new HttpError(409, inProgress, { detail: "IN_PROGRESS", retryAfterS: 1 });
    }
    return act(tx, purchase, title);
  });
}

/**
 * Cancels: it goes on until the end of the period, or of the commitment, with its payments. What is not
 * paid, or rests, ends at once. A second cancellation changes nothing.
 */
export function cancelSubscription(
  services: Services,
  act: SubscriptionRequest,
  reason: string | undefined,
): Promise<void> {
  const now = new Date(services.clock.now());
  return withSubscription(services, act, async (tx, purchase, title) => {
    if (purchase.cancelledAt) return;
    const isOver = purchase.status === "past_due" || isSubscriptionPaused(purchase, now.getTime());
    const endsAt = isOver ? now : cancelledSubscriptionEndsAt(purchase);
    const facts = { cancelledAt: now, cancelReason: reason ?? null, endsAt };
    const rest = { pausedFrom: null, resumesAt: null };
    if (isOver) {
      // A charge that is under way is awaited: what was paid goes back.
      const nextAt = (await voidOpenInvoice(tx, purchase.id)) ? null : now;
      await updatePurchase(tx, purchase.id, { ...facts, ...rest, status: "expired", nextAt });
      await recordAccessChange(tx, purchase, "revoke", "cancellation", now);
    } else {
      const nextAt = purchase.periodEnd;
      await updatePurchase(tx, purchase.id, { ...facts, ...rest, status: "cancelled", nextAt });
      const until = subscriptionAccessEndsAt(
        { ...purchase, ...facts, ...rest },
        purchase.periodEnd ?? endsAt,
      );
      await recordAccessChange(tx, purchase, "grant", "cancellation", now, until);
    }
    await enqueueSubscriptionChangeMail(tx, services, act, {
      kind: "cancelled",
      title,
      date: endsAt,
    });
  });
}

/** Takes a cancellation or a pause back; after a pause that has begun it is paid at once. */
export function resumeSubscription(services: Services, act: SubscriptionRequest): Promise<void> {
  const now = new Date(services.clock.now());
  return withSubscription(services, act, async (tx, purchase, title) => {
    if (purchase.pausedFrom && isSubscriptionPaused(purchase, now.getTime())) {
      await updatePurchase(tx, purchase.id, { resumesAt: now, nextAt: now });
      return enqueueSubscriptionChangeMail(tx, services, act, {
        kind: "resumed",
        title,
        date: now,
      });
    }
    if (!purchase.cancelledAt && !purchase.pausedFrom) return;
    const facts = {
      status: "active" as const,
      cancelledAt: null,
      cancelReason: null,
      endsAt: null,
      pausedFrom: null,
      resumesAt: null,
      nextAt: purchase.periodEnd,
    };
    await updatePurchase(tx, purchase.id, facts);
    const until = subscriptionAccessEndsAt({ ...purchase, ...facts }, purchase.periodEnd ?? now);
    await recordAccessChange(tx, purchase, "grant", "resumption", now, until);
    await enqueueSubscriptionChangeMail(tx, services, act, {
      kind: "resumed",
      title,
      date: purchase.periodEnd,
    });
  });
}

/** Lets a subscription rest for some months from the end of the period: nothing is paid, nothing is open. */
export function pauseSubscription(
  services: Services,
  act: SubscriptionRequest,
  months: number,
): Promise<void> {
  const now = new Date(services.clock.now());
  return withSubscription(services, act, async (tx, purchase, title) => {
    const from = purchase.periodEnd;
    if (!from || !canPauseSubscription(purchase)) {
      throw new HttpError(409, act.errors.notOffered, { detail: "NOT_OFFERED" });
    }
    const resumesAt = pauseEndsAt(from, months);
    const facts = { pausedFrom: from, resumesAt };
    const offersTaken = [...purchase.offersTaken, "pause"];
    await updatePurchase(tx, purchase.id, { ...facts, offersTaken, nextAt: from });
    await recordAccessChange(
      tx,
      purchase,
      "grant",
      "pause",
      now,
      subscriptionAccessEndsAt({ ...purchase, ...facts }, from),
    );
    await enqueueSubscriptionChangeMail(tx, services, act, {
      kind: "paused",
      title,
      date: resumesAt,
    });
  });
}

/** Whether a pause may be offered: once, while everything is paid and nothing binds. */
export function canPauseSubscription(purchase: PurchaseRow): boolean {
  return isCalm(purchase) && !purchase.offersTaken.includes("pause");
}

/** Whether another price may be offered. */
export function canChangeSubscriptionPrice(purchase: PurchaseRow): boolean {
  return isCalm(purchase) && !purchase.offersTaken.includes("switch");
}

/** Why an active subscription's price cannot be changed: once is the limit, and a commitment is kept. */
export function whyNoPriceChange(purchase: PurchaseRow): "used" | "commitment" | undefined {
  if (purchase.status !== "active" || purchase.pausedFrom) return undefined;
  if (purchase.offersTaken.includes("switch")) return "used";
  return countRemainingCommittedPayments(purchase) > 0 ? "commitment" : undefined;
}

function isCalm(purchase: PurchaseRow): boolean {
  return (
    purchase.status === "active" &&
    !purchase.pausedFrom &&
    countRemainingCommittedPayments(purchase) === 0
  );
}

/** What a switch to a price costs now: what is left of the paid period counts, without what went back of it. */
export async function calculatePriceChangeCost(
  db: Db,
  purchase: PurchaseRow,
  price: number,
  now: number,
): Promise<{ due: number; credit: number; unused: number; unusedOf: string | null }> {
  const paid = purchase.payments === 0 ? undefined : await findLastPaidInvoice(db, purchase.id);
  const left = paid ? paid.amount - paid.refunded : 0;
  const period = {
    start: purchase.periodStart.getTime(),
    end: purchase.periodEnd?.getTime() ?? now,
  };
  const unused = unusedAmount(left, period, now) + purchase.credit;
  return { ...priceChangeAmounts(price, unused), unused, unusedOf: paid?.id ?? null };
}

type Reason = Parameters<typeof addAccessLedgerEntry>[1]["why"];

/** Notes what a subscription opens from now on, or no longer. */
export async function recordAccessChange(
  tx: Db,
  { viewer, what, id: ref }: PurchaseRow,
  action: "grant" | "revoke",
  why: Reason,
  at: Date,
  until: Date | null = null,
): Promise<void> {
  await addAccessLedgerEntry(tx, { viewer, what, ref, action, why, at, until });
}

/** Mails the viewer what became of it. */
export function enqueueSubscriptionChangeMail(
  tx: Db,
  services: Services,
  { channel, viewer }: SubscriptionRequest,
  mail: Parameters<typeof enqueuePaymentMail>[4],
): Promise<void> {
  return enqueuePaymentMail(tx, services, channel, { viewer, email: viewer.email }, mail);
}
