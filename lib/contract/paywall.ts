import { z } from "zod";
import {
  line,
  lines,
  listOf,
  moment,
  periodCount,
  soft,
  softOr,
  text,
  token,
  webAddress,
} from "./fields.ts";
import { paymentPeriods } from "./periods.ts";

/** An amount in minor units: docs/provider-api.md PA-150. A thousand of them can be added exactly. */
export const amount = z.int().min(0).max(1_000_000_000_000);
/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/, "expected a currency of ISO 4217");

/** One way to pay for a paywall: docs/provider-api.md PA-83. */
export const price = z.object({
  token,
  price: amount,
  payment_period: z.enum(paymentPeriods),
  payment_period_interval_count: softOr(periodCount, 1),
  payment_period_interval_count_commitment: soft(periodCount),
  payment_frequency_label: soft(line),
  commitment_count: soft(periodCount),
  /** It may be bought as a gift. */
  can_give: softOr(z.boolean(), false),
});
export type Price = z.output<typeof price>;

/** An offer with its prices: docs/provider-api.md PA-82. */
export const paywall = z.object({
  token,
  name: line,
  description: soft(lines),
  thumbnail: soft(webAddress),
  url: soft(text),
  currency,
  prices: softOr(listOf(price), []),
  commitment_prices: softOr(listOf(price), []),
  contents: softOr(listOf(z.object({ token, name: line, thumbnail: webAddress })), []),
  price: soft(amount),
});
export type Paywall = z.output<typeof paywall>;

/** `GET /ch/{channel}/paywalls`. */
export const paywalls = z.object({ data: softOr(listOf(paywall), []) });

/** The cost of a price with a promo code: docs/provider-api.md PA-84. */
export const quote = z.object({
  price: amount,
  discount: softOr(amount, 0),
  total: amount,
  currency,
  first_charge: soft(amount),
  first_charge_at: soft(moment),
  ends_at: soft(moment),
  payments: softOr(listOf(z.object({ amount, at: moment })), []),
});
export type Quote = z.output<typeof quote>;
