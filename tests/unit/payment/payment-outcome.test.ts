import { expect, test } from "vitest";
import type { PurchaseDetails } from "../../../lib/contract/purchase.ts";
import { paymentOutcomeOf } from "../../../lib/payment/payment-outcome.ts";

const details = (more: Partial<PurchaseDetails> = {}) => paymentOutcomeOf({ ...none, ...more });
const none: PurchaseDetails = {
  sessionId: "s",
  action: "checkout",
  status: "paid",
  paymentToken: "secret",
  subscribersGroup: "gold",
  context: "blue hour",
  paywall: { token: "all", name: "All" },
  price: 500,
  currency: "JPY",
  gift: undefined,
};

test("BE-184: a payment for a content leads to it", () => {
  expect(details()).toMatchObject({ state: "done", to: "/video/blue%20hour" });
});

test("BE-184: a payment for no content, or for a gift, leads to the account", () => {
  expect(details({ context: undefined }).to).toBe("/user/account");
  expect(details({ gift: { email: "a@b.example", send_at: undefined } }).to).toBe("/user/account");
});

test.each(["open", "cancelled", "expired"] as const)(
  "BE-184: a session that is %s leads back to the prices",
  (status) => {
    expect(details({ status })).toMatchObject({
      state: "notPaid",
      to: "/paywalls/all?context=blue%20hour",
    });
  },
);

test("BE-383: a payment that is refunded leads to the account", () => {
  expect(details({ status: "refunded" })).toMatchObject({
    state: "refunded",
    to: "/user/account",
  });
});

test("BE-184: a payment that a bank still checks is awaited", () => {
  expect(details({ status: "processing" }).state).toBe("processing");
});

test("BE-184: a provider that sends no status has fulfilled the sessions that it knows", () => {
  expect(details({ status: undefined }).state).toBe("done");
});

test("the browser gets neither token nor group", () => {
  expect(JSON.stringify(details())).not.toMatch(/secret|gold/);
});

test.each([
  [1_000, 1_000],
  [999, undefined],
])("BE-188: a gift of moment %i is mailed at %o, when that is in the future", (send_at, sendAt) => {
  const paid = { ...none, gift: { email: "a@b.example", send_at } };
  expect(paymentOutcomeOf(paid, 999).gift).toEqual({ email: "a@b.example", sendAt });
});
