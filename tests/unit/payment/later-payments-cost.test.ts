import { expect, it } from "vitest";
import { calculateLaterPaymentsCost } from "../../../lib/payment/later-payments-cost.ts";

const day = (date: string) => Date.parse(`${date}T12:00:00Z`);
const monthly = { payment_period: "month" as const, payment_period_interval_count: 1 };
const bound = (payments: number) => ({
  payments,
  amount: payments * 599,
  last_at: day("2030-12-31"),
  ends_at: day("2031-01-31"),
});

// docs/behaviour.md BE-501
it("a trial of a commitment has its first payment, the others, the total and both ends", () => {
  const trialEnd = day("2030-01-31");
  const cost = calculateLaterPaymentsCost(
    {
      ...monthly,
      schedule: [{ amount: 599, at: trialEnd }],
      trial_ends_at: trialEnd,
      commitment: bound(12),
      earliest_end_at: trialEnd,
    },
    0,
  );
  expect(cost).toEqual({
    dueToday: 0,
    saved: 0,
    exitAt: trialEnd,
    firstAt: trialEnd,
    boundUntil: day("2031-01-31"),
    more: { count: 11, sum: 11 * 599, until: day("2030-12-31") },
    total: 12 * 599,
    next: { amount: 599, at: trialEnd },
    later: [{ amount: 599, at: day("2031-01-31") }],
  });
});

it("a commitment whose first payment is made has the others, and the total with it", () => {
  const schedule = [{ amount: 599, at: day("2030-02-28") }];
  const cost = calculateLaterPaymentsCost({ ...monthly, schedule, commitment: bound(11) }, 499);
  expect(cost).toMatchObject({ more: { count: 11, sum: 11 * 599 }, total: 499 + 11 * 599 });
});

it("a code for some payments has the regular price after them", () => {
  const schedule = [
    { amount: 639, at: day("2030-02-28"), count: 2 },
    { amount: 799, at: day("2030-04-30") },
  ];
  expect(calculateLaterPaymentsCost({ ...monthly, schedule }, 639)).toMatchObject({
    next: { amount: 639 },
    later: [{ amount: 799, at: day("2030-04-30") }],
  });
});

it("a one-time purchase has no later cost", () => {
  expect(calculateLaterPaymentsCost({}, 399)).toBeUndefined();
});
