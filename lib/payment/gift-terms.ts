import { addDays, addPeriods } from "../contract/payment-periods.ts";
import type { Price, Quote } from "../contract/paywall.ts";
import { countCommittedPayments, commitmentTotal } from "../contract/price-terms.ts";
import type { PriceCost } from "./price-cost.ts";

/** Of a message, as JavaScript counts characters: docs/provider-api.md PA-164. */
export const maxGiftMessageLength = 500;

/** The days (epoch ms at UTC midnight) on which a gift can be sent, for a viewer whose day is `today`. */
export function giftDateRange(today: number): { from: number; to: number } {
  return { from: today, to: addPeriods(today, "year", 1) };
}

/** Whether a gift can be sent on a day, in any time zone. */
export function isGiftSendDay(day: number, now = Date.now()): boolean {
  return day > addDays(now, -2) && day <= addDays(giftDateRange(now).to, 1);
}

/** The hour of UTC that falls on one and the same day nearly everywhere. */
const hourMs = 10 * 60 * 60 * 1000;

/** When a gift of a day is sent, ISO 8601; undefined: immediately. */
export function giftSendTime(day: number, now = Date.now()): string | undefined {
  const at = day + hourMs;
  return at > now ? new Date(at).toISOString() : undefined;
}

/** The cost of a price as a gift, which is paid as a whole and never renewed: docs/provider-api.md PA-164. */
export function giftCost(price: Price, quote?: Quote): PriceCost {
  return { dueToday: quote?.total ?? commitmentTotal(price), saved: quote?.discount ?? 0 };
}

/** How long a price lasts as a gift; undefined: for good. */
export function giftDuration(price: Price) {
  const { payment_period: period, payment_period_interval_count: interval } = price;
  if (period === "once") return undefined;
  return { payment_period: period, count: interval * countCommittedPayments(price) };
}
