/** The period between two payments: docs/provider-api.md PA-83. `once` is paid a single time. */
export const paymentPeriods = ["once", "week", "month", "year"] as const;
export type PaymentPeriod = (typeof paymentPeriods)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** The moment (epoch ms) some days later. */
export function addDays(at: number, days: number): number {
  return at + days * dayMs;
}

/**
 * The moment (epoch ms, UTC) some months later, on the same day of the month or its last one. Counted from a first
 * moment on the 31st, the day is the 31st again after a February.
 */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(day, date.getUTCDate()));
  return date.getTime();
}

/** The moment (epoch ms) some periods later; `once` has no end. */
export function addPeriods(at: number, period: PaymentPeriod, count: number): number {
  if (period === "once") return Infinity;
  if (period === "week") return addDays(at, 7 * count);
  return addMonths(at, period === "month" ? count : 12 * count);
}
