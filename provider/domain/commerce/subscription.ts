import { addDays, addMonths } from "../../../lib/contract/payment-periods.ts";
import {
  calculateNextPayment,
  buildPaymentSchedule,
  type ScheduledPayments,
  sumFirstScheduledPayments,
} from "../../../lib/contract/payment-schedule.ts";
import {
  discountOfPayment,
  periodEnd,
  type PromoEffect,
} from "../../../lib/contract/price-terms.ts";
import type { PaymentPeriod } from "../../../lib/contract/payment-periods.ts";
import {
  type InvoiceLine,
  type PriceRecord,
  type PurchaseStatus,
  toPriceTerms,
} from "./commerce-records.ts";

/** Where a subscription stands, as far as its course depends on it. */
export type SubscriptionState = {
  status: PurchaseStatus;
  amount: number;
  period: PaymentPeriod;
  intervalCount: number;
  commitmentCount: number | null;
  effect: PromoEffect | null;
  anchorAt: Date;
  periods: number;
  payments: number;
  paymentsBefore: number;
  credit: number;
  failures: number;
  periodStart: Date;
  periodEnd: Date | null;
  cancelledAt: Date | null;
  endsAt: Date | null;
  pausedFrom: Date | null;
  resumesAt: Date | null;
};

/** Days after a period's end on which a card that was declined is tried again; after the last it ends. */
export const chargeRetryDays = [1, 3, 7];
/** Days that access goes on after a period while its payment is tried. */
export const paymentGraceDays = 7;
/** Months that a subscription may rest. */
export const allowedPauseMonths = [1, 2, 3];

/** Until when a period that is paid opens what was bought: the next payment may take its time. */
export function subscriptionAccessEndsAt(
  { endsAt, pausedFrom }: SubscriptionState,
  end: Date,
): Date {
  if (endsAt && endsAt.getTime() <= end.getTime()) return endsAt;
  if (pausedFrom && pausedFrom.getTime() <= end.getTime()) return pausedFrom;
  return new Date(addDays(end.getTime(), paymentGraceDays));
}

/** The end of the period after the one that is paid. */
export function nextPeriodEnd(state: SubscriptionState): Date {
  return new Date(periodEnd(toPriceTerms(state), state.anchorAt.getTime(), state.periods + 1));
}

/** What the next payment consists of. Credit of a change of price is used up first. */
export function createNextInvoiceLines(state: SubscriptionState): InvoiceLine[] {
  const { discount, credit } = calculateNextPayment(toPriceTerms(state), {
    ...state,
    promo: state.effect ?? undefined,
  });
  const lines: InvoiceLine[] = [
    { kind: "payment", amount: state.amount },
    { kind: "discount", amount: -discount },
    { kind: "credit", amount: -credit },
  ];
  return lines.filter((line) => line.amount !== 0 || line.kind === "payment");
}

/** The sum of lines. */
export function sumInvoiceLines(lines: InvoiceLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** The remaining payments of a commitment: their number and sum, and the last one's day (epoch ms). */
export type RemainingCommitment = {
  payments: number;
  amount: number;
  lastAt: number;
  endsAt: number;
};

/**
 * What remains of a commitment; during a trial all of it, unless the viewer cancels before. Undefined without one, and
 * when all its payments are made.
 */
export function calculateRemainingCommitment(
  state: SubscriptionState,
): RemainingCommitment | undefined {
  const payments = (state.commitmentCount ?? 1) - (state.payments - state.paymentsBefore);
  const schedule = listUpcomingPayments(state);
  if ((state.commitmentCount ?? 1) === 1 || payments <= 0 || schedule.length === 0)
    return undefined;
  const { anchor, periods } = positionOf(state);
  const terms = toPriceTerms(state);
  return {
    payments,
    amount: sumFirstScheduledPayments(schedule, payments),
    lastAt: periodEnd(terms, anchor, periods + payments - 1),
    endsAt: periodEnd(terms, anchor, periods + payments),
  };
}

/** The whole commitment of a subscription whose first payment, of `paid`, is made or due now. */
export function calculateWholeCommitment(
  state: SubscriptionState,
  paid: number,
): RemainingCommitment | undefined {
  const rest = calculateRemainingCommitment(state);
  const payments = state.commitmentCount ?? 1;
  return rest && { ...rest, payments, amount: paid + rest.amount };
}

/** The end of a trial that has not ended. */
export function trialEndsAt({ effect, payments, periodEnd: end }: SubscriptionState): Date | null {
  return effect?.kind === "trial" && payments === 0 ? end : null;
}

/** The discount of later payments: of the next `payments`, or of all without it. */
export function calculateRemainingDiscount({
  amount,
  effect,
  payments,
}: SubscriptionState): { amount: number; payments?: number } | undefined {
  const discount = discountOfPayment(amount, effect ?? undefined, payments);
  if (discount === 0 || !effect || effect.kind === "trial") return undefined;
  if (effect.payments === undefined) return { amount: discount };
  return { amount: discount, payments: effect.payments - payments };
}

/** All payments that follow unless the viewer changes something: quotes, mails, hosted pages and the account show them. */
export function listUpcomingPayments(state: SubscriptionState): ScheduledPayments[] {
  const { status, endsAt, periodEnd: paidUntil } = state;
  const isOver = status === "expired" || (endsAt && paidUntil && endsAt <= paidUntil);
  if (isOver || !paidUntil) return [];
  const { payments, credit, effect } = state;
  const position = { ...positionOf(state), payments, credit, promo: effect ?? undefined };
  return buildPaymentSchedule(toPriceTerms(state), position, endsAt?.getTime());
}

/** From where later payments are counted: after a pause from its end. */
function positionOf({ pausedFrom, resumesAt, anchorAt, periods }: SubscriptionState) {
  return pausedFrom && resumesAt
    ? { anchor: resumesAt.getTime(), periods: 0 }
    : { anchor: anchorAt.getTime(), periods };
}

/** The state of a subscription after a change of price at a moment, whose charge leaves some credit. */
export function calculateStateAfterPriceChange(
  { payments }: Pick<SubscriptionState, "payments">,
  price: Pick<PriceRecord, "amount" | "period" | "intervalCount" | "commitmentCount">,
  credit: number,
  at: Date,
) {
  const { amount, period, intervalCount, commitmentCount } = price;
  return {
    amount,
    period,
    intervalCount,
    commitmentCount,
    credit,
    effect: null,
    anchorAt: at,
    periods: 1,
    payments: payments + 1,
    paymentsBefore: payments,
    periodStart: at,
    periodEnd: new Date(periodEnd(toPriceTerms(price), at.getTime(), 1)),
  };
}

/** Payments that somebody is still bound to. */
export function countRemainingCommittedPayments(state: SubscriptionState): number {
  const made = state.payments - state.paymentsBefore;
  if (made === 0) return 0;
  return Math.max(0, (state.commitmentCount ?? 0) - made);
}

/** When a subscription that is cancelled now is over: the end of the period, or of the commitment. */
export function cancelledSubscriptionEndsAt(state: SubscriptionState): Date {
  const bound = countRemainingCommittedPayments(state);
  if (bound === 0 && state.periodEnd) return state.periodEnd;
  const count = state.periods + bound;
  return new Date(periodEnd(toPriceTerms(state), state.anchorAt.getTime(), count));
}

/** When a card is tried again that was declined `failures` times; undefined when that was the last time. */
export function nextChargeRetryAt(end: Date, failures: number): Date | undefined {
  const days = chargeRetryDays[failures - 1];
  return days === undefined ? undefined : new Date(addDays(end.getTime(), days));
}

/** When a pause of some months from the end of the period is over. */
export function pauseEndsAt(end: Date, months: number): Date {
  return new Date(addMonths(end.getTime(), months));
}

/** Whether it rests at a moment: nothing is paid and nothing is open. */
export function isSubscriptionPaused(
  { pausedFrom, resumesAt }: SubscriptionState,
  now: number,
): boolean {
  if (!pausedFrom || !resumesAt) return false;
  return pausedFrom.getTime() <= now && now < resumesAt.getTime();
}
