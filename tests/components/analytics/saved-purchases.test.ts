import { beforeEach, expect, it } from "vitest";
import {
  deleteSavedPurchaseEvents,
  savePurchaseEvent,
  takeSavedPurchaseEvents,
} from "@/lib/analytics/saved-purchase-events.browser";
import type { TrackedPurchaseEvent } from "@/lib/analytics/visit-tracker";

const purchase = (transaction_id: string): TrackedPurchaseEvent => ({
  event_name: "purchase",
  paywall_token: "all",
  value: 999,
  currency: "EUR",
  transaction_id,
});

beforeEach(() => sessionStorage.clear());

it("returns what was saved, once", () => {
  savePurchaseEvent(purchase("s1"));
  savePurchaseEvent(purchase("s2"));
  expect(takeSavedPurchaseEvents()).toEqual([purchase("s1"), purchase("s2")]);
  expect(takeSavedPurchaseEvents()).toEqual([]);
});

it("saves the same purchase once", () => {
  savePurchaseEvent(purchase("s1"));
  savePurchaseEvent(purchase("s1"));
  expect(takeSavedPurchaseEvents()).toEqual([purchase("s1")]);
});

it("saves the last five", () => {
  for (const id of ["1", "2", "3", "4", "5", "6"]) savePurchaseEvent(purchase(id));
  expect(takeSavedPurchaseEvents().map(({ transaction_id: id }) => id)).toEqual([
    "2",
    "3",
    "4",
    "5",
    "6",
  ]);
});

it("clears the saved purchases", () => {
  savePurchaseEvent(purchase("s1"));
  deleteSavedPurchaseEvents();
  expect(takeSavedPurchaseEvents()).toEqual([]);
});

it.each(["no JSON", "{}", '[{"event_name":"purchase"}]', "[null]", '[{"currency":"€"}]'])(
  "ignores %s",
  (saved) => {
    sessionStorage.setItem("mq_purchases", saved);
    expect(takeSavedPurchaseEvents()).toEqual([]);
  },
);
