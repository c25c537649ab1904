import { expect, test } from "vitest";
import { initialOffer, sortOffers } from "../../../lib/payment/price-offers.ts";
import { aPaywall, aPrice } from "../../support/paywalls.ts";

const paywall = aPaywall({
  prices: [
    aPrice("yearly", { payment_period: "year" }),
    aPrice("monthly"),
    aPrice("single", { payment_period: "once" }),
  ],
  commitment_prices: [aPrice("bound", { commitment_count: 12 })],
});
const offers = sortOffers([paywall]);
const onceFirst = { once: -1 };

test("BE-182: a commitment is shown below the price of its period", () => {
  expect(offers.map(({ id }) => id)).toEqual([
    "all/yearly",
    "all/monthly",
    "all/bound",
    "all/single",
  ]);
});

test.each([
  ["nothing is stored", undefined, undefined, ["all/yearly", "all"]],
  ["nothing is stored, and a channel has an order", onceFirst, undefined, ["all/single", "once"]],
  ["a price is stored", undefined, "all/bound", ["all/bound", "all"]],
  ["the first tab shows it", { month: -1 }, "all/bound", ["all/bound", "month"]],
  ["the first tab does not show it", onceFirst, "all/bound", ["all/bound", "all"]],
  ["the price is not on offer", onceFirst, "other/bound", ["all/single", "once"]],
])("BE-372: the preselected price where %s", (_, order, remembered, expected) => {
  const { offer, tab } = initialOffer(offers, order, remembered);
  expect([offer?.id, tab]).toEqual(expected);
});

test("BE-372: no price is selected without offers", () => {
  expect(initialOffer([], undefined, "all/bound")).toEqual({ offer: undefined, tab: "all" });
});
