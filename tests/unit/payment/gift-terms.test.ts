import { expect, test } from "vitest";
import {
  giftCost,
  giftDateRange,
  giftDuration,
  isGiftSendDay,
  giftSendTime,
} from "../../../lib/payment/gift-terms.ts";
import { aPrice } from "../../support/paywalls.ts";

const day = (date: string) => Date.parse(date);
const now = Date.parse("2028-02-29T15:00:00Z");

test("BE-188: a gift is sent from today to a year from now", () => {
  expect(giftDateRange(day("2028-02-29"))).toEqual({
    from: day("2028-02-29"),
    to: day("2029-02-28"),
  });
});

test.each([
  ["2028-02-26", false],
  ["2028-02-28", true],
  ["2028-02-29", true],
  ["2029-03-01", true],
  ["2029-03-02", false],
])(
  "BE-188: %s, which may be today or the last day in another zone, is accepted: %s",
  (date, isTaken) => {
    expect(isGiftSendDay(day(date), now)).toBe(isTaken);
  },
);

test.each([
  ["2028-03-01", "2028-03-01T10:00:00.000Z"],
  ["2028-02-29", undefined],
  ["2028-02-28", undefined],
])("BE-188: a gift of %s is sent at %s", (date, at) => {
  expect(giftSendTime(day(date), now)).toBe(at);
});

test("BE-188: a commitment is paid as a whole, and has the same length", () => {
  const bound = aPrice("bound", { price: 500, commitment_count: 6 });
  expect(giftCost(bound)).toEqual({ dueToday: 3_000, saved: 0 });
  expect(giftDuration(bound)).toEqual({ payment_period: "month", count: 6 });
  expect(giftDuration(aPrice("single", { payment_period: "once" }))).toBeUndefined();
});

test("BE-188: a promo code reduces the amount due today", () => {
  const quote = { price: 999, discount: 200, total: 799, currency: "EUR", payments: [] };
  expect(giftCost(aPrice("monthly"), quote)).toEqual({ dueToday: 799, saved: 200 });
});
