import {
  firstChargeAt,
  amountOfPayment,
  type PromoEffect,
  commitmentTotal,
  periodEnd,
} from "../../../lib/contract/price-terms.ts";
import { type PriceRecord, toPriceTerms } from "./commerce-records.ts";
import type { SubscriptionState } from "./subscription.ts";

/** What a first payment depends on. A gift is paid for as a whole. */
export type FirstPaymentInput = {
  price: Pick<PriceRecord, "amount" | "period" | "intervalCount" | "commitmentCount">;
  effect?: PromoEffect | null | undefined;
  isGift?: boolean;
};

/** The first payment: what the viewer pays now, and when (epoch ms) the price is charged for the first time. */
export type FirstPayment = {
  due: number;
  chargedAt: number;
  isTrial: boolean;
  /** What the code does to this price. */
  effect: PromoEffect | undefined;
};

/**
 * Whether a code does something to a price: a trial delays the first of several payments, so a single payment
 * and a gift have none. docs/security.md SE-195.
 */
export function canApplyPromo(
  { kind }: PromoEffect,
  { price, isGift }: FirstPaymentInput,
): boolean {
  return kind !== "trial" || (price.period !== "once" && !isGift);
}

/** The first payment of what is bought at a moment (epoch ms): quote, checkout, hosted page and purchase use this. */
export function calculateFirstPayment(offer: FirstPaymentInput, at: number): FirstPayment {
  const { price, isGift } = offer;
  const effect = offer.effect && canApplyPromo(offer.effect, offer) ? offer.effect : undefined;
  const terms = toPriceTerms(price);
  const chargedAt = firstChargeAt(at, effect);
  const isTrial = chargedAt > at;
  const whole = isGift ? commitmentTotal(terms, effect) : amountOfPayment(terms, effect, 0);
  return { due: isTrial ? 0 : whole, chargedAt, isTrial, effect };
}

/** The state of a purchase that is paid at a moment: what is stored, and what a quote is computed from. */
export function createPaidPurchaseState({ price, effect: code }: FirstPaymentInput, at: Date) {
  const { isTrial, chargedAt, effect } = calculateFirstPayment(
    { price, effect: code },
    at.getTime(),
  );
  const { amount, period, intervalCount, commitmentCount } = price;
  const isOnce = period === "once";
  const firstEnd = isTrial ? chargedAt : periodEnd(toPriceTerms(price), at.getTime(), 1);
  return {
    status: "active",
    amount,
    period,
    intervalCount,
    commitmentCount,
    effect: effect ?? null,
    anchorAt: isTrial ? new Date(chargedAt) : at,
    periods: isTrial ? 0 : 1,
    payments: isTrial ? 0 : 1,
    paymentsBefore: 0,
    credit: 0,
    failures: 0,
    periodStart: at,
    periodEnd: isOnce ? null : new Date(firstEnd),
    cancelledAt: null,
    endsAt: null,
    pausedFrom: null,
    resumesAt: null,
  } satisfies SubscriptionState;
}
