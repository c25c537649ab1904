import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, addPeriods } from "../../../lib/contract/payment-periods.ts";
import {
  discountOfPayment,
  earliestSubscriptionEnd,
  firstChargeAt,
  amountOfPayment,
  type PriceTerms,
  type PromoEffect,
  priceChangeAmounts,
  commitmentTotal,
  unusedAmount,
} from "../../../lib/contract/price-terms.ts";

const amount = fc.nat({ max: 1_000_000_000 });
const promo: fc.Arbitrary<PromoEffect | undefined> = fc.option(
  fc.oneof(
    fc.record(
      {
        kind: fc.constant("percent" as const),
        percent: fc.integer({ min: 1, max: 100 }),
        payments: fc.integer({ min: 1, max: 6 }),
      },
      { requiredKeys: ["kind", "percent"] },
    ),
    fc.record(
      {
        kind: fc.constant("amount" as const),
        amount,
        payments: fc.integer({ min: 1, max: 6 }),
      },
      { requiredKeys: ["kind", "amount"] },
    ),
    fc.record({ kind: fc.constant("trial" as const), days: fc.integer({ min: 1, max: 60 }) }),
  ),
  { nil: undefined },
);
const terms: fc.Arbitrary<PriceTerms> = fc.record({
  price: amount,
  payment_period: fc.constantFrom("once", "week", "month", "year"),
  payment_period_interval_count: fc.integer({ min: 1, max: 12 }),
  commitment_count: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
});

/** A payment by exact decimals, rounded once, with halves of a discount rounded up. */
function exactPayment(price: number, effect: PromoEffect | undefined, payment: number): Decimal {
  const whole = new Decimal(price);
  if (!effect || effect.kind === "trial") return whole;
  if (effect.payments !== undefined && payment >= effect.payments) return whole;
  const off =
    effect.kind === "amount"
      ? Decimal.min(effect.amount, whole)
      : whole.times(effect.percent).div(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  return whole.minus(off);
}

const month: PriceTerms = { price: 999, payment_period: "month", payment_period_interval_count: 1 };
const utc = (text: string) => Date.parse(`${text}T12:00:00Z`);
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

describe("a commitment", () => {
  it.each([
    ["only its length", { payment_period_interval_count_commitment: 12 }, 12],
    [
      "payments before its length",
      { commitment_count: 3, payment_period_interval_count_commitment: 12 },
      3,
    ],
    ["neither length nor payments", {}, 1],
  ])("is described by %s", (_, more, payments) => {
    expect(commitmentTotal({ ...month, ...more })).toBe(999 * payments);
  });

  it("with a length between two payments lasts until the later one", () => {
    const quarterly = { ...month, payment_period_interval_count: 3 };
    const bound = { ...quarterly, payment_period_interval_count_commitment: 7 };
    expect(commitmentTotal(bound)).toBe(999 * 3);
    expect(day(earliestSubscriptionEnd(bound, utc("2027-01-31")))).toBe("2027-10-31");
  });

  it("does not exist for a one-time price", () => {
    const once = { ...month, payment_period: "once", payment_period_interval_count_commitment: 12 };
    expect(commitmentTotal({ ...once, payment_period: "once" })).toBe(999);
  });
});

describe("the arithmetic of prices", () => {
  it("agrees with exact decimals in each payment and in the total", () => {
    fc.assert(
      fc.property(terms, promo, (price, effect) => {
        const bound = price.payment_period === "once" ? 1 : (price.commitment_count ?? 1);
        let total = new Decimal(0);
        for (let payment = 0; payment < bound; payment += 1) {
          const exact = exactPayment(price.price, effect, payment);
          expect(amountOfPayment(price, effect, payment)).toBe(exact.toNumber());
          total = total.plus(exact);
        }
        expect(commitmentTotal(price, effect)).toBe(total.toNumber());
      }),
    );
  });

  it("never charges less than zero, nor discounts more than the price", () => {
    fc.assert(
      fc.property(amount, promo, fc.nat({ max: 30 }), (price, effect, payment) => {
        const off = discountOfPayment(price, effect, payment);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(price);
      }),
    );
  });

  it("splits a paid period exactly, and loses nothing at a change of price", () => {
    const span = fc.integer({ min: 1, max: 40_000_000_000 });
    fc.assert(
      fc.property(amount, amount, span, fc.nat({ max: 100 }), (paid, price, length, hundredths) => {
        const at = Math.floor((length * hundredths) / 100);
        const left = unusedAmount(paid, { start: 0, end: length }, at);
        const exact = new Decimal(paid).times(length - at).div(length);
        expect(left).toBe(exact.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber());
        const { due, credit } = priceChangeAmounts(price, left);
        expect(due - credit).toBe(price - left);
        expect(Math.min(due, credit)).toBe(0);
      }),
    );
  });

  it("credits nothing of an ended period, and all of one that has not begun", () => {
    const period = { start: 1000, end: 2000 };
    expect(unusedAmount(999, period, 2500)).toBe(0);
    expect(unusedAmount(999, period, 500)).toBe(999);
  });

  it.each([
    ["2027-01-31", 1, "2027-02-28"],
    ["2027-01-31", 2, "2027-03-31"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2027-11-30", 3, "2028-02-29"],
  ])("%s and %i months are %s", (from, months, to) => {
    expect(day(addMonths(utc(from), months))).toBe(to);
  });

  it("counts weeks and years, and has no end for a one-time price", () => {
    expect(day(addPeriods(utc("2027-01-31"), "week", 2))).toBe("2027-02-14");
    expect(day(addPeriods(utc("2028-02-29"), "year", 1))).toBe("2029-02-28");
    expect(addPeriods(0, "once", 1)).toBe(Infinity);
  });

  it("allows leaving after the commitment, otherwise after a period, counted from the first payment", () => {
    const start = utc("2027-01-31");
    expect(day(earliestSubscriptionEnd(month, start))).toBe("2027-02-28");
    expect(day(earliestSubscriptionEnd({ ...month, commitment_count: 12 }, start))).toBe(
      "2028-01-31",
    );
    expect(day(firstChargeAt(start, { kind: "trial", days: 14 }))).toBe("2027-02-14");
  });
});
