import { describe, expect, test } from "vitest";
import type { Price } from "../../../lib/contract/paywall.ts";
import { calculatePlanChangeCost, calculatePriceCost } from "../../../lib/payment/price-cost.ts";

const now = Date.parse("2030-01-31T12:00:00Z");
const day = (date: string) => Date.parse(`${date}T12:00:00Z`);
const price = (more: Partial<Price> = {}): Price => ({
  token: "p",
  price: 999,
  payment_period: "month",
  payment_period_interval_count: 1,
  payment_period_interval_count_commitment: undefined,
  payment_frequency_label: undefined,
  commitment_count: undefined,
  can_give: false,
  ...more,
});

describe("without a code", () => {
  test("a one-time price has no later payment and no end", () => {
    expect(calculatePriceCost(price({ payment_period: "once" }), now)).toEqual({
      dueToday: 999,
      saved: 0,
    });
  });

  test("a subscription has its next payment, and the earliest end", () => {
    expect(calculatePriceCost(price(), now)).toMatchObject({
      dueToday: 999,
      next: { amount: 999, at: day("2030-02-28") },
      exitAt: day("2030-02-28"),
      more: undefined,
      total: undefined,
    });
  });

  test("a commitment has its later payments, the last day and the total", () => {
    expect(calculatePriceCost(price({ commitment_count: 12 }), now)).toMatchObject({
      dueToday: 999,
      more: { count: 11, sum: 10_989, until: day("2030-12-31") },
      total: 11_988,
      exitAt: day("2031-01-31"),
    });
  });
});

describe("with a quote", () => {
  const quoted = {
    price: 999,
    currency: "EUR",
    discount: 500,
    total: 499,
    first_charge: 499,
    first_charge_at: now,
    ends_at: day("2030-02-28"),
  };

  test("a reduction of today's payment is followed by the whole price", () => {
    const payments = [
      { amount: 499, at: now },
      { amount: 999, at: day("2030-02-28") },
    ];
    expect(calculatePriceCost(price(), now, { ...quoted, payments })).toMatchObject({
      dueToday: 499,
      saved: 500,
      next: { amount: 999 },
      later: [],
    });
  });

  test.each([quoted, { ...quoted, first_charge: undefined }])(
    "a quote without a list of payments shows the first charge as due today: %o",
    (short) => {
      expect(calculatePriceCost(price(), now, { ...short, payments: [] })).toMatchObject({
        dueToday: 499,
        next: { amount: 999 },
      });
    },
  );

  test("a lasting reduction shows the price after it", () => {
    const payments = [now, day("2030-02-28")].map((at) => ({ amount: 499, at }));
    expect(calculatePriceCost(price(), now, { ...quoted, payments })).toMatchObject({
      next: { amount: 499 },
      later: [{ amount: 999, at: day("2030-03-31") }],
    });
  });

  test("BE-500: a trial of a commitment shows the first payment, then the others", () => {
    const first = day("2030-02-14");
    const payments = [{ amount: 999, at: first }];
    const cost = calculatePriceCost(price({ commitment_count: 3 }), now, {
      ...quoted,
      discount: 0,
      total: 2_997,
      first_charge: 999,
      first_charge_at: first,
      payments,
    });
    expect(cost).toMatchObject({
      dueToday: 0,
      firstAt: first,
      next: { amount: 999, at: first },
      more: { count: 2, sum: 1_998, until: day("2030-04-14") },
      total: 2_997,
      boundUntil: day("2030-05-14"),
    });
  });

  test("a code for three payments shows when the regular price begins, and the saving of all three", () => {
    const schedule = [
      { amount: 799, at: day("2030-02-28"), count: 2 },
      { amount: 999, at: day("2030-04-30") },
    ];
    const first = { ...quoted, discount: 200, total: 799, first_charge: 799, payments: [] };
    expect(calculatePriceCost(price(), now, { ...first, schedule })).toMatchObject({
      dueToday: 799,
      next: { amount: 799, at: day("2030-02-28") },
      later: [{ amount: 999, at: day("2030-04-30") }],
      saved: 600,
    });
  });

  test("a code without an end shows the reduced price until a cancellation", () => {
    const schedule = [{ amount: 899, at: day("2030-02-28") }];
    const first = { ...quoted, discount: 100, total: 899, first_charge: 899, payments: [] };
    expect(calculatePriceCost(price(), now, { ...first, schedule })).toMatchObject({
      next: { amount: 899 },
      later: [{ amount: 899 }],
      saved: 100,
      isSavedEachTime: true,
    });
  });
});

describe("BE-502: a change of plan", () => {
  const changed = { credit: 0, unused: 500, currency: "EUR", at: now, ends_at: day("2030-04-30") };

  test("to a commitment shows its other payments and the total that is charged", () => {
    const schedule = [{ amount: 999, at: day("2030-02-28") }];
    const cost = calculatePlanChangeCost(price({ commitment_count: 3 }), {
      ...changed,
      due: 499,
      schedule,
    });
    expect(cost).toMatchObject({
      dueToday: 499,
      more: { count: 2, sum: 1_998, until: day("2030-03-31") },
      total: 2_497,
      later: [{ amount: 999, at: day("2030-04-30") }],
      exitAt: day("2030-04-30"),
    });
  });

  test("with a credit shows each payment that it reduces", () => {
    const schedule = [
      { amount: 0, at: day("2030-02-28"), count: 1 },
      { amount: 108, at: day("2030-03-31"), count: 1 },
      { amount: 999, at: day("2030-04-30") },
    ];
    expect(calculatePlanChangeCost(price(), { ...changed, due: 0, schedule })).toMatchObject({
      dueToday: 0,
      next: { amount: 0, at: day("2030-02-28") },
      later: schedule.slice(1),
    });
  });
});
