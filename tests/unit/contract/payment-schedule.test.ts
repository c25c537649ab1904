import fc from "fast-check";
import { expect, it } from "vitest";
import {
  calculateNextPayment,
  buildPaymentSchedule,
  type PaymentSchedulePosition,
  type ScheduledPayments,
  skipFirstScheduledPayments,
  sumFirstScheduledPayments,
} from "../../../lib/contract/payment-schedule.ts";
import { periodEnd, type PriceTerms, type PromoEffect } from "../../../lib/contract/price-terms.ts";

const anchor = Date.parse("2030-01-31T12:00:00Z");
const month: PriceTerms = { price: 799, payment_period: "month", payment_period_interval_count: 1 };
const start: PaymentSchedulePosition = { anchor, periods: 1, payments: 1, credit: 0 };
const days = (schedule: ScheduledPayments[]) =>
  schedule.map(({ amount, at, count }) => [
    amount,
    new Date(at).toISOString().slice(0, 10),
    count ?? "until cancelled",
  ]);
const welcome: PromoEffect = { kind: "percent", percent: 20, payments: 3 };
const friend: PromoEffect = { kind: "percent", percent: 10 };

it.each<[string, Partial<PaymentSchedulePosition>, unknown[]]>([
  ["a regular price", {}, [[799, "2030-02-28", "until cancelled"]]],
  [
    "a code for three payments, of which one was made",
    { promo: welcome },
    [
      [639, "2030-02-28", 2],
      [799, "2030-04-30", "until cancelled"],
    ],
  ],
  ["a code without an end", { promo: friend }, [[719, "2030-02-28", "until cancelled"]]],
  [
    "a trial",
    { periods: 0, payments: 0, promo: { kind: "trial", days: 14 } },
    [[799, "2030-01-31", "until cancelled"]],
  ],
  [
    "a credit that pays for two payments and a part of the third",
    { credit: 1_700 },
    [
      [0, "2030-02-28", 2],
      [697, "2030-04-30", 1],
      [799, "2030-05-31", "until cancelled"],
    ],
  ],
])("%s has its payments in runs", (_, more, runs) => {
  expect(days(buildPaymentSchedule(month, { ...start, ...more }))).toEqual(runs);
});

it("a cancelled commitment has its payments until its end", () => {
  const end = periodEnd(month, anchor, 4);
  expect(days(buildPaymentSchedule(month, { ...start, promo: welcome }, end))).toEqual([
    [639, "2030-02-28", 2],
    [799, "2030-04-30", 1],
  ]);
});

it("a one-time price has no later payments", () => {
  expect(buildPaymentSchedule({ ...month, payment_period: "once" }, start)).toEqual([]);
});

const promo: fc.Arbitrary<PromoEffect | undefined> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant("percent" as const),
      percent: fc.integer({ min: 1, max: 100 }),
      payments: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    }),
    fc.record({
      kind: fc.constant("amount" as const),
      amount: fc.nat({ max: 2_000 }),
      payments: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    }),
  ),
  { nil: undefined },
);
const position = fc.record({
  anchor: fc.constant(anchor),
  periods: fc.nat({ max: 3 }),
  payments: fc.nat({ max: 8 }),
  credit: fc.nat({ max: 20_000 }),
  promo,
});
const terms = fc.record({
  price: fc.nat({ max: 2_000 }),
  payment_period: fc.constantFrom("week" as const, "month" as const, "year" as const),
  payment_period_interval_count: fc.integer({ min: 1, max: 5 }),
});

it("each payment of a schedule is the one that is charged then", () => {
  fc.assert(
    fc.property(terms, position, fc.nat({ max: 60 }), (price, from, skipped) => {
      const schedule = buildPaymentSchedule(price, from);
      let { periods, payments, credit } = from;
      for (let made = 0; made < skipped; made += 1) {
        credit -= calculateNextPayment(price, { ...from, payments, credit }).credit;
        periods += 1;
        payments += 1;
      }
      const [next] = skipFirstScheduledPayments(price, schedule, skipped, from);
      expect(next?.amount).toBe(calculateNextPayment(price, { ...from, payments, credit }).amount);
      expect(schedule.at(-1)?.count).toBeUndefined();
      expect(next?.at).toBe(periodEnd(price, from.anchor, periods));
    }),
  );
});

it("BE-500: payments after a skipped February are on the 31st again", () => {
  const schedule = buildPaymentSchedule(month, start);
  expect(days(skipFirstScheduledPayments(month, schedule, 1, start))).toEqual([
    [799, "2030-03-31", "until cancelled"],
  ]);
});

it("the first payments of a schedule are summed over its runs", () => {
  const schedule = buildPaymentSchedule(month, { ...start, promo: welcome });
  expect(sumFirstScheduledPayments(schedule, 3)).toBe(639 + 639 + 799);
});
