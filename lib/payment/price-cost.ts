import type { Price, PriceChangeQuote, Quote } from "../contract/paywall.ts";
import {
  buildPaymentSchedule,
  type ScheduledPayments,
  skipFirstScheduledPayments,
  sumFirstScheduledPayments,
} from "../contract/payment-schedule.ts";
import {
  countCommittedPayments,
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
  /** The payments of the commitment after the first one, with their sum and the day of the last. */
  more?: { count: number; sum: number; until: number };
  /** The total of the commitment, if it is more than one payment. */
  total?: number;
  /** The next payment unless the subscription is cancelled; undefined for a single payment. */
  next?: { amount: number; at: number };
  /**
   * Payments after those that cost the same as the next one, or after the commitment; the last ones are due until a
   * cancellation. Empty if all cost the regular price.
   */
  later?: ScheduledPayments[];
  /** The earliest day on which a subscription can end; undefined if the price does not renew. */
  exitAt?: number;
  /** The same after a trial that is followed by a commitment. */
  boundUntil?: number;
  /** What a promo code saves: in all, or in each payment if it has no end. */
  saved: number;
  isSavedEachTime?: boolean;
};

/** The cost of a price that is bought at a moment (epoch ms), with the provider's quote if one was requested. */
export function calculatePriceCost(price: Price, at: number, quote?: Quote): PriceCost {
  const isOnce = price.payment_period === "once";
  const firstAt = quote?.first_charge_at ?? firstChargeAt(at);
  const isLater = firstAt - at > dayMs / 2;
  const bound = countCommittedPayments(price);
  const charged = quote?.first_charge ?? (bound === 1 ? quote?.total : undefined) ?? price.price;
  const first = quote?.payments[0]?.amount ?? charged;
  const dueToday = isLater ? 0 : first;
  if (isOnce) return { dueToday, saved: quote?.discount ?? 0 };
  const schedule = scheduleOf(price, { firstAt, first, isLater }, quote);
  const total = quote?.total ?? commitmentTotal(price);
  const from = { anchor: firstAt, periods: isLater ? 0 : 1 };
  const boundEnd = periodEnd(price, firstAt, bound);
  const exitAt = quote?.ends_at ?? (isLater ? firstAt : boundEnd);
  const [run] = schedule;
  const isUnreduced = run?.count === undefined && run?.amount === price.price;
  const isPlain = bound === 1 && !isLater && isUnreduced;
  const saving = savingOf(price.price, isLater ? 0 : price.price - first, schedule);
  return {
    dueToday,
    ...(quote ? saving : { saved: 0 }),
    exitAt,
    firstAt: isLater ? firstAt : undefined,
    boundUntil: isLater && bound > 1 ? boundEnd : undefined,
    more:
      bound > 1
        ? {
            count: bound - 1,
            sum: total - (isLater ? (run?.amount ?? first) : first),
            until: periodEnd(price, firstAt, bound - 1),
          }
        : undefined,
    total: bound > 1 ? total : undefined,
    next: run && { amount: run.amount, at: run.at },
    later: isPlain
      ? []
      : skipFirstScheduledPayments(
          price,
          schedule,
          bound > 1 ? bound - from.periods : (run?.count ?? 1),
          from,
        ),
  };
}

/** The cost of a change to a price, in the same words: the unused part of the paid period reduces its payments. */
export function calculatePlanChangeCost(price: Price, quote: PriceChangeQuote): PriceCost {
  const { due, schedule, at, ends_at: exitAt } = quote;
  const bound = countCommittedPayments(price);
  const sum = sumFirstScheduledPayments(schedule, bound - 1);
  const [run] = schedule;
  const isPlain = bound === 1 && run?.count === undefined && run?.amount === price.price;
  const skipped = bound > 1 ? bound - 1 : (run?.count ?? 1);
  const from = { anchor: at, periods: 1 };
  return {
    dueToday: due,
    saved: 0,
    exitAt,
    more: bound > 1 ? { count: bound - 1, sum, until: periodEnd(price, at, bound - 1) } : undefined,
    total: bound > 1 ? due + sum : undefined,
    next: run && { amount: run.amount, at: run.at },
    later: isPlain ? [] : skipFirstScheduledPayments(price, schedule, skipped, from),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

type First = { firstAt: number; first: number; isLater: boolean };

// A provider without a schedule may list single payments, of which the first may be due today.
function scheduleOf(price: Price, { firstAt, first, isLater }: First, quote?: Quote) {
  if (quote?.schedule?.length) return quote.schedule;
  const done = { anchor: firstAt, payments: isLater ? 0 : 1, periods: isLater ? 0 : 1 };
  const regular = buildPaymentSchedule(price, { ...done, credit: 0 });
  const listed = (quote?.payments.length ? quote.payments : [{ amount: first, at: firstAt }]).slice(
    isLater ? 0 : 1,
  );
  const ahead = listed.map((each) => ({ ...each, count: 1 }));
  const after = skipFirstScheduledPayments(price, regular, ahead.length, done);
  return joinEqualPayments([...ahead, ...after]);
}

function joinEqualPayments(schedule: readonly ScheduledPayments[]): ScheduledPayments[] {
  const joined: ScheduledPayments[] = [];
  for (const run of schedule) {
    const last = joined.at(-1);
    if (last?.amount !== run.amount) joined.push({ ...run });
    else if (run.count === undefined) delete last.count;
    else if (last.count !== undefined) last.count += run.count;
  }
  return joined;
}

function savingOf(price: number, now: number, schedule: readonly ScheduledPayments[]) {
  const regular = schedule.at(-1)?.amount ?? price;
  if (regular < price) return { saved: price - regular, isSavedEachTime: true };
  const later = schedule.map(({ amount, count = 0 }) => count * (price - amount));
  return { saved: later.reduce((sum, each) => sum + each, now) };
}
