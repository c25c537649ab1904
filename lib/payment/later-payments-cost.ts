import { skipFirstScheduledPayments } from "../contract/payment-schedule.ts";
import type { PurchaseDetails } from "../contract/purchase.ts";
import type { PriceCost } from "./price-cost.ts";

/** The provider's record of the later payments of a subscription. */
export type LaterPayments = Pick<
  PurchaseDetails,
  | "schedule"
  | "payment_period"
  | "payment_period_interval_count"
  | "trial_ends_at"
  | "commitment"
  | "earliest_end_at"
>;

/** The cost of a subscription after a payment of `paid`, in the words of the price page; undefined if nothing follows. */
export function calculateLaterPaymentsCost(
  from: LaterPayments,
  paid: number,
): PriceCost | undefined {
  const { schedule = [], trial_ends_at: firstAt, commitment, earliest_end_at: exitAt } = from;
  const [run] = schedule;
  if (!run) return undefined;
  const isTrial = firstAt !== undefined;
  const first = isTrial ? run.amount : paid;
  const count = (commitment?.payments ?? 0) - (isTrial ? 1 : 0);
  const sum = (commitment?.amount ?? 0) - (isTrial ? run.amount : 0);
  return {
    dueToday: 0,
    saved: 0,
    exitAt,
    firstAt,
    boundUntil: isTrial ? commitment?.ends_at : undefined,
    more: commitment && count > 0 ? { count, sum, until: commitment.last_at } : undefined,
    total: commitment && first + sum,
    next: { amount: run.amount, at: run.at },
    later: laterRuns(from),
  };
}

function laterRuns({ schedule = [], commitment, ...interval }: LaterPayments) {
  const { payment_period: period = "month", payment_period_interval_count: count = 1 } = interval;
  if (!commitment) return schedule[0]?.count === undefined ? [] : schedule.slice(1);
  const terms = { payment_period: period, payment_period_interval_count: count };
  const { payments, ends_at: anchor } = commitment;
  return skipFirstScheduledPayments(terms, schedule, payments, { anchor, periods: -payments });
}
