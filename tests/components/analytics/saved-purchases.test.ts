import { beforeEach, expect, it } from "vitest";
import {
  forgetSavedPurchases,
  savePurchase,
  takeSavedPurchases,
} from "@/lib/analytics/saved-purchases.browser";
import type { PurchaseEvent } from "@/lib/analytics/visit-tracker";

const purchase = (transaction_id: string): PurchaseEvent => ({
  event_name: "purchase",
  paywall_token: "all",
  value: 999,
  currency: "EUR",
  transaction_id,
});

beforeEach(() => sessionStorage.clear());

it("returns what was saved, once", () => {
  savePurchase(purchase("s1"));
  savePurchase(purchase("s2"));
  expect(takeSavedPurchases()).toEqual([purchase("s1"), purchase("s2")]);
  expect(takeSavedPurchases()).toEqual([]);
});

it("saves the same purchase once", () => {
  savePurchase(purchase("s1"));
  savePurchase(purchase("s1"));
  expect(takeSavedPurchases()).toEqual([purchase("s1")]);
});

it("saves the last five", () => {
  for (const id of ["1", "2", "3", "4", "5", "6"]) savePurchase(purchase(id));
  expect(takeSavedPurchases().map(({ transaction_id: id }) => id)).toEqual([
    "2",
    "3",
    "4",
    "5",
    "6",
  ]);
});

it("clears the saved purchases", () => {
  savePurchase(purchase("s1"));
  forgetSavedPurchases();
  expect(takeSavedPurchases()).toEqual([]);
});

it.each(["no JSON", "{}", '[{"event_name":"purchase"}]', "[null]", '[{"currency":"€"}]'])(
  "ignores %s",
  (saved) => {
    sessionStorage.setItem("mq_purchases", saved);
    expect(takeSavedPurchases()).toEqual([]);
  },
);
