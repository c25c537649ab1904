import type { Paywall, Price } from "../../lib/contract/paywall.ts";
import type { Purchase } from "../../lib/contract/purchase.ts";

/** 2030-01-31, noon UTC. */
export const now = Date.parse("2030-01-31T12:00:00Z");

/** A monthly price, with the fields that a test overrides. */
export const aPrice = (token: string, more: Partial<Price> = {}): Price => ({
  token,
  price: 999,
  payment_period: "month",
  payment_period_interval_count: 1,
  payment_period_interval_count_commitment: undefined,
  payment_frequency_label: undefined,
  commitment_count: undefined,
  can_give: false,
  ...more,
});

/** A paywall in euros, with the fields that a test overrides. */
export const aPaywall = (more: Partial<Paywall> = {}): Paywall => ({
  token: "all",
  name: "All films",
  description: undefined,
  thumbnail: undefined,
  url: undefined,
  currency: "EUR",
  prices: [aPrice("monthly")],
  commitment_prices: [],
  contents: [],
  price: undefined,
  ...more,
});

/** An active subscription, with the fields that a test overrides. */
export const aSubscription = (more: Partial<Purchase> = {}): Purchase => ({
  id: "s1",
  paywall: { token: "all", name: "All films" },
  price: 999,
  currency: "EUR",
  kind: "subscription",
  status: "active",
  purchased_at: now,
  renews_at: Date.parse("2030-02-28T12:00:00Z"),
  earliest_end_at: Date.parse("2030-02-28T12:00:00Z"),
  payment_period: "month",
  payment_period_interval_count: 1,
  can_cancel: true,
  can_resume: undefined,
  offers: [],
  ...more,
});
