import { afterEach, expect, test } from "vitest";
import {
  type PaymentEvent,
  setPaymentTracker,
  trackPayment,
} from "../../../lib/analytics/payment-tracker.ts";

const event = (value: number): PaymentEvent => ({
  event_name: "purchase",
  paywall_token: "all",
  value,
  currency: "EUR",
});

afterEach(() => setPaymentTracker(undefined));

test("a tracker that comes later gets the last twenty events", () => {
  for (let value = 0; value < 25; value += 1) trackPayment(event(value));
  const values: number[] = [];
  setPaymentTracker(({ value }) => values.push(value));
  expect(values).toEqual(Array.from({ length: 20 }, (_, at) => at + 5));
});

test("a tracker gets each event once", () => {
  const values: number[] = [];
  setPaymentTracker(({ value }) => values.push(value));
  trackPayment(event(1));
  setPaymentTracker(({ value }) => values.push(value));
  expect(values).toEqual([1]);
});
