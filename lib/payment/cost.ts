import type { Price, Quote } from "../contract/paywall.ts";
import {
  countCommittedPayments,
  earliestSubscriptionEnd,
  firstChargeAt,
  periodEnd,
  commitmentTotal,
} from "../contract/price-terms.ts";

/** The cost of a price and its dates, before it is paid: amounts in minor units, times epoch ms. */
export type PriceCost = {
  /** Charged on the payment page. */
  dueToday: number;
  /** When the first payment falls due, where that is later. */
  firstAt?: number;
  /** The further payments of the commitment, with their sum and the day of the last. */
  more?: { count: number; sum: number; until: number };
  /** The total of the commitment, if it is more than one payment. */
  total?: number;
  /** The next payment unless the subscription is cancelled; undefined for a single payment. */
  next?: { amount: number; at: number };
  /** The regular payment after all discounts, if it differs. */
  later?: number;
  /** The earliest day on which a subscription can end; undefined if the price does not renew. */
  exitAt?: number;
  /** The total discount. */
  saved: number;
};

/** The cost of a price that is bought at a moment (epoch ms), with the provider's quote if one was requested. */
export function calculatePriceCost(price: Price, at: number, quote?: Quote): PriceCost {
  const isOnce = price.payment_period === "once";
  const firstAt = quote?.first_charge_at ?? firstChargeAt(at);
  const isLater = firstAt - at > dayMs / 2;
  const bound = countCommittedPayments(price);
  const charged = quote?.first_charge ?? (bound === 1 ? quote?.total : undefined) ?? price.price;
  const payments = quote?.payments.length ? quote.payments : paymentsOf(price, firstAt, charged);
  const first = payments[0]?.amount ?? charged;
  const total = quote?.total ?? commitmentTotal(price);
  const dueToday = isLater ? 0 : first;
  const saved = quote?.discount ?? 0;
  if (isOnce) return { dueToday, saved };
  const exitAt = quote?.ends_at ?? earliestSubscriptionEnd(price, firstAt);
  const until = periodEnd(price, firstAt, bound - 1);
  const count = isLater ? bound : bound - 1;
  const nextAt = isLater ? firstAt : periodEnd(price, firstAt, 1);
  const next = { amount: (isLater ? first : payments[1]?.amount) ?? price.price, at: nextAt };
  return {
    dueToday,
    saved,
    exitAt,
    firstAt: isLater ? firstAt : undefined,
    more: bound > 1 ? { count, sum: total - dueToday, until } : undefined,
    total: bound > 1 ? total : undefined,
    next,
    later: next.amount === price.price ? undefined : price.price,
  };
}

const dayMs = 24 * 60 * 60 * 1000;

function paymentsOf(price: Price, firstAt: number, charged: number) {
  const second = { amount: price.price, at: periodEnd(price, firstAt, 1) };
  return [{ amount: charged, at: firstAt }, second];
}
