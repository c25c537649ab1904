import { switchOf, unusedPart } from "../../lib/contract/price-terms.ts";
import { type ChannelRow } from "../db/channels.ts";
import { lastPaid, voidOpenInvoice } from "../db/commerce/invoices.ts";
import { noteAccess } from "../db/commerce/ledger.ts";
import { findPaywall } from "../db/commerce/offers.ts";
import { wantedSwitch } from "../db/commerce/price-switches.ts";
import {
  changePurchase,
  lockPurchase,
  type PurchaseRow,
  subscriptionTo,
} from "../db/commerce/purchases.ts";
import type { Db } from "../db/database.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import {
  boundPayments,
  exitOf,
  isResting,
  openUntil,
  resumeAt,
} from "../domain/commerce/subscription.ts";
import { HttpError, notFound } from "../domain/http-error.ts";
import type { PaymentMessages } from "../locales/locales.ts";
import type { Services } from "../services.ts";
import { mailPayment } from "./notify.ts";

/** Whose subscription, and in which language refusals are told. */
export type SubscriptionAct = {
  channel: ChannelRow;
  viewer: ViewerRecord;
  paywall: string;
  errors: PaymentMessages["errors"];
};

/** A viewer's subscription, locked, with the paywall's name. Throws 404 when there is none that runs. */
export async function lockOwnedSubscription(
  tx: Db,
  { viewer, paywall }: SubscriptionAct,
): Promise<{ held: PurchaseRow; title: string }> {
  const found = await subscriptionTo(tx, viewer.id, paywall);
  const held = found && (await lockPurchase(tx, found.id));
  if (!held || held.status === "expired") throw notFound("subscription to", paywall);
  return { held, title: (await findPaywall(tx, viewer.channel, paywall))?.name ?? paywall };
}

/**
 * Changes a viewer's subscription to a paywall in one transaction, in which it is theirs alone. Throws 404
 * when there is none that runs, 409 `IN_PROGRESS` while its price is being changed.
 */
function withSubscription<T>(
  services: Services,
  subscription: SubscriptionAct,
  act: (tx: Db, held: PurchaseRow, title: string) => Promise<T>,
): Promise<T> {
  return services.db.transaction(async (tx) => {
    const { held, title } = await lockOwnedSubscription(tx, subscription);
    if (await wantedSwitch(tx, held.id)) {
      const { inProgress } = subscription.errors;
      throw new HttpError(409, inProgress, { detail: "IN_PROGRESS", retryAfterS: 1 });
    }
    return act(tx, held, title);
  });
}

/**
 * Cancels: it goes on until the end of the period, or of the commitment, with its payments. What is not
 * paid, or rests, ends at once. A second cancellation changes nothing.
 */
export function cancelSubscription(
  services: Services,
  act: SubscriptionAct,
  reason: string | undefined,
): Promise<void> {
  const now = new Date(services.clock.now());
  return withSubscription(services, act, async (tx, held, title) => {
    if (held.cancelledAt) return;
    const isOver = held.status === "past_due" || isResting(held, now.getTime());
    const endsAt = isOver ? now : exitOf(held);
    const facts = { cancelledAt: now, cancelReason: reason ?? null, endsAt };
    const rest = { pausedFrom: null, resumesAt: null };
    if (isOver) {
      // A charge that is under way is awaited: what was paid goes back.
      const nextAt = (await voidOpenInvoice(tx, held.id)) ? null : now;
      await changePurchase(tx, held.id, { ...facts, ...rest, status: "expired", nextAt });
      await recordAccessChange(tx, held, "revoke", "cancellation", now);
    } else {
      const nextAt = held.periodEnd;
      await changePurchase(tx, held.id, { ...facts, ...rest, status: "cancelled", nextAt });
      const until = openUntil({ ...held, ...facts, ...rest }, held.periodEnd ?? endsAt);
      await recordAccessChange(tx, held, "grant", "cancellation", now, until);
    }
    await mailSubscriptionChange(tx, services, act, { kind: "cancelled", title, date: endsAt });
  });
}

/** Takes a cancellation or a pause back; after a pause that has begun it is paid at once. */
export function resumeSubscription(services: Services, act: SubscriptionAct): Promise<void> {
  const now = new Date(services.clock.now());
  return withSubscription(services, act, async (tx, held, title) => {
    if (held.pausedFrom && isResting(held, now.getTime())) {
      await changePurchase(tx, held.id, { resumesAt: now, nextAt: now });
      return mailSubscriptionChange(tx, services, act, { kind: "resumed", title, date: now });
    }
    if (!held.cancelledAt && !held.pausedFrom) return;
    const facts = {
      status: "active" as const,
      cancelledAt: null,
      cancelReason: null,
      endsAt: null,
      pausedFrom: null,
      resumesAt: null,
      nextAt: held.periodEnd,
    };
    await changePurchase(tx, held.id, facts);
    const until = openUntil({ ...held, ...facts }, held.periodEnd ?? now);
    await recordAccessChange(tx, held, "grant", "resumption", now, until);
    await mailSubscriptionChange(tx, services, act, {
      kind: "resumed",
      title,
      date: held.periodEnd,
    });
  });
}

/** Lets a subscription rest for some months from the end of the period: nothing is paid, nothing is open. */
export function pauseSubscription(
  services: Services,
  act: SubscriptionAct,
  months: number,
): Promise<void> {
  const now = new Date(services.clock.now());
  return withSubscription(services, act, async (tx, held, title) => {
    const from = held.periodEnd;
    if (!from || !canPause(held)) {
      throw new HttpError(409, act.errors.notOffered, { detail: "NOT_OFFERED" });
    }
    const resumesAt = resumeAt(from, months);
    const facts = { pausedFrom: from, resumesAt };
    const offersTaken = [...held.offersTaken, "pause"];
    await changePurchase(tx, held.id, { ...facts, offersTaken, nextAt: from });
    await recordAccessChange(
      tx,
      held,
      "grant",
      "pause",
      now,
      openUntil({ ...held, ...facts }, from),
    );
    await mailSubscriptionChange(tx, services, act, { kind: "paused", title, date: resumesAt });
  });
}

/** Whether a pause may be offered: once, while everything is paid and nothing binds. */
export function canPause(held: PurchaseRow): boolean {
  return isCalm(held) && !held.offersTaken.includes("pause");
}

/** Whether another price may be offered. */
export function canSwitch(held: PurchaseRow): boolean {
  return isCalm(held) && !held.offersTaken.includes("switch");
}

function isCalm(held: PurchaseRow): boolean {
  return held.status === "active" && !held.pausedFrom && boundPayments(held) === 0;
}

/** What a switch to a price costs now: what is left of the paid period counts, without what went back of it. */
export async function switchCosts(
  db: Db,
  held: PurchaseRow,
  price: number,
  now: number,
): Promise<{ due: number; credit: number; unused: number; unusedOf: string | null }> {
  const paid = held.payments === 0 ? undefined : await lastPaid(db, held.id);
  const left = paid ? paid.amount - paid.refunded : 0;
  const period = { start: held.periodStart.getTime(), end: held.periodEnd?.getTime() ?? now };
  const unused = unusedPart(left, period, now) + held.credit;
  return { ...switchOf(price, unused), unused, unusedOf: paid?.id ?? null };
}

type Reason = Parameters<typeof noteAccess>[1]["why"];

/** Notes what a subscription opens from now on, or no longer. */
export async function recordAccessChange(
  tx: Db,
  { viewer, what, id: ref }: PurchaseRow,
  action: "grant" | "revoke",
  why: Reason,
  at: Date,
  until: Date | null = null,
): Promise<void> {
  await noteAccess(tx, { viewer, what, ref, action, why, at, until });
}

/** Mails the viewer what became of it. */
export function mailSubscriptionChange(
  tx: Db,
  services: Services,
  { channel, viewer }: SubscriptionAct,
  mail: Parameters<typeof mailPayment>[4],
): Promise<void> {
  return mailPayment(tx, services, channel, { viewer, email: viewer.email }, mail);
}
