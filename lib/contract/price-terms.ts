import { addDays, addPeriods, type PaymentPeriod } from "./payment-periods.ts";

/** A price as arithmetic needs it: docs/provider-api.md PA-83. `price` is of one payment, in minor units. */
export type PriceTerms = {
  price: number;
  payment_period: PaymentPeriod;
  /** Periods between two payments. */
  payment_period_interval_count: number;
  /** Payments of the commitment. */
  commitment_count?: number;
  /** The length of the commitment in periods, if its payments are not counted. */
  payment_period_interval_count_commitment?: number;
};

/** The effect of a promo code on the first `payments` payments, or on all without it. Amounts in minor units. */
export type PromoEffect =
  | { kind: "percent"; percent: number; payments?: number }
  | { kind: "amount"; amount: number; payments?: number }
  | { kind: "trial"; days: number };

/** The discount of a payment; the first one is 0. A half of a minor unit is rounded up. */
export function discountOfPayment(
  price: number,
  promo: PromoEffect | undefined,
  payment: number,
): number {
  if (!promo || promo.kind === "trial") return 0;
  if (promo.payments !== undefined && payment >= promo.payments) return 0;
  if (promo.kind === "amount") return Math.min(promo.amount, price);
  return Number((BigInt(price) * BigInt(promo.percent) + 50n) / 100n);
}

/** The amount of a payment; the first one is 0. */
export function amountOfPayment(
  { price }: PriceTerms,
  promo: PromoEffect | undefined,
  payment: number,
) {
  return price - discountOfPayment(price, promo, payment);
}

/** The total of the commitment: a single payment without one. */
export function commitmentTotal(terms: PriceTerms, promo?: PromoEffect): number {
  let total = 0;
  for (let payment = 0; payment < countCommittedPayments(terms); payment += 1) {
    total += amountOfPayment(terms, promo, payment);
  }
  return total;
}

/** When the first payment of a purchase at a moment (epoch ms) is due. */
export function firstChargeAt(at: number, promo?: PromoEffect): number {
  return promo?.kind === "trial" ? addDays(at, promo.days) : at;
}

/** When the `count`th period ends, counted from the first payment; `Infinity` for `once`. */
export function periodEnd(
  terms: Omit<PriceTerms, "price">,
  firstCharge: number,
  count: number,
): number {
  const { payment_period: period, payment_period_interval_count: interval } = terms;
  return addPeriods(firstCharge, period, interval * count);
}

/** The earliest end of a subscription: the end of the commitment, else of the first period. */
export function earliestSubscriptionEnd(terms: PriceTerms, firstCharge: number): number {
  return periodEnd(terms, firstCharge, countCommittedPayments(terms));
}

/** The unused part of a paid period at a moment, in minor units. A half is rounded up, in the viewer's favour. */
export function unusedAmount(
  paid: number,
  { start, end }: { start: number; end: number },
  at: number,
): number {
  const length = BigInt(end - start);
  const left = BigInt(Math.min(end - start, Math.max(0, end - at)));
  return length > 0n ? Number((2n * BigInt(paid) * left + length) / (2n * length)) : 0;
}

/** A change of price: the amount that is due now, and the credit for later payments. */
export function priceChangeAmounts(price: number, unused: number): { due: number; credit: number } {
  return { due: Math.max(0, price - unused), credit: Math.max(0, unused - price) };
}

/**
 * The number of payments of the commitment: its count, else as many as its length requires. docs/behaviour.md BE-402.
 */
export function countCommittedPayments(terms: Omit<PriceTerms, "price">): number {
  const { payment_period: period, payment_period_interval_count: interval } = terms;
  const length = terms.payment_period_interval_count_commitment ?? 1;
  const count = terms.commitment_count ?? Math.ceil(length / interval);
  return period === "once" ? 1 : Math.max(1, count);
}
