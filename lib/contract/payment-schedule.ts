import { discountOfPayment, periodEnd, type PriceTerms, type PromoEffect } from "./price-terms.ts";

/** Equal payments, one payment period apart: `count` from `at` (epoch ms) on; until a cancellation without it. */
export type ScheduledPayments = { amount: number; at: number; count?: number | undefined };

/** The payments of a subscription so far, on which the later ones depend. */
export type PaymentSchedulePosition = {
  /** The moment from which periods are counted, epoch ms. */
  anchor: number;
  /** Paid periods since then: the next payment is due when they end. */
  periods: number;
  /** Payments made in all, which a promo code counts. */
  payments: number;
  /** What is left of a change of price, in minor units. It is used up first. */
  credit: number;
  promo?: PromoEffect | undefined;
};

/** The next payment: `amount` is the price less `discount` and `credit`. */
export function calculateNextPayment(
  { price }: Pick<PriceTerms, "price">,
  { promo, payments, credit }: Pick<PaymentSchedulePosition, "promo" | "payments" | "credit">,
): { amount: number; discount: number; credit: number } {
  const discount = discountOfPayment(price, promo, payments);
  const used = Math.min(credit, price - discount);
  return { amount: price - discount - used, discount, credit: used };
}

/**
 * All later payments, in their order: `[{ amount: 639, at, count: 2 }, { amount: 799, at }]`. Without a cancellation
 * the last ones have no count; with its end (epoch ms) only payments before it are due. Empty for a single payment.
 */
export function buildPaymentSchedule(
  terms: PriceTerms,
  start: PaymentSchedulePosition,
  end = Infinity,
): ScheduledPayments[] {
  if (terms.payment_period === "once") return [];
  const { promo } = start;
  const schedule: ScheduledPayments[] = [];
  let { periods, payments, credit } = start;
  let left = Number.isFinite(end) ? countPaymentsBefore(terms, start, end) : Infinity;
  while (left > 0) {
    const next = calculateNextPayment(terms, { promo, payments, credit });
    const discounted = paymentsOfPromo(promo) - payments;
    const equal = Math.min(
      left,
      discounted > 0 ? discounted : Infinity,
      next.credit > 0 ? Math.max(1, Math.floor(credit / next.credit)) : Infinity,
    );
    const at = periodEnd(terms, start.anchor, periods);
    const last = schedule.at(-1);
    if (last?.count !== undefined && last.amount === next.amount) last.count += equal;
    else schedule.push({ amount: next.amount, at, count: equal });
    if (equal === Infinity) break;
    periods += equal;
    payments += equal;
    credit -= equal * next.credit;
    left -= equal;
  }
  return schedule.map(({ count, ...each }) => (count === Infinity ? each : { ...each, count }));
}

/**
 * The schedule without its first payments. The first one begins the period `periods` after `anchor`: a 31st becomes
 * a 28th in February only.
 */
export function skipFirstScheduledPayments(
  terms: Omit<PriceTerms, "price">,
  schedule: readonly ScheduledPayments[],
  skipped: number,
  { anchor, periods }: Pick<PaymentSchedulePosition, "anchor" | "periods">,
): ScheduledPayments[] {
  let left = skipped;
  return schedule.flatMap(({ amount, at, count = Infinity }) => {
    const leftOut = Math.min(left, count);
    left -= leftOut;
    if (leftOut === count) return [];
    const rest = { amount, at: leftOut === 0 ? at : periodEnd(terms, anchor, periods + skipped) };
    return [count === Infinity ? rest : { ...rest, count: count - leftOut }];
  });
}

/** The sum of the first payments of a schedule, in minor units. */
export function sumFirstScheduledPayments(
  schedule: readonly ScheduledPayments[],
  payments: number,
): number {
  let left = payments;
  return schedule.reduce((sum, { amount, count = Infinity }) => {
    const taken = Math.min(left, count);
    left -= taken;
    return sum + taken * amount;
  }, 0);
}

function paymentsOfPromo(promo: PromoEffect | undefined): number {
  return promo && promo.kind !== "trial" ? (promo.payments ?? Infinity) : 0;
}

/** More periods are never left before an end. */
const maxBound = 1_000;

function countPaymentsBefore(
  terms: PriceTerms,
  { anchor, periods }: PaymentSchedulePosition,
  end: number,
): number {
  let count = 0;
  while (count < maxBound && periodEnd(terms, anchor, periods + count) < end) count += 1;
  return count;
}
