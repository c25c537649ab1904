import { z } from "zod";
import {
  singleLineTextSchema,
  multilineTextSchema,
  listOf,
  timestampSchema,
  periodCount,
  dropInvalid,
  replaceInvalid,
  textSchema,
  tokenSchema,
  webAddress,
} from "./fields.ts";
import { paymentPeriods } from "./periods.ts";

/** An amount in minor units: docs/provider-api.md PA-150. A thousand of them can be added exactly. */
export const amountSchema = z.int().min(0).max(1_000_000_000_000);
/** ISO 4217. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, "expected a currency of ISO 4217");

/** One way to pay for a paywall: docs/provider-api.md PA-83. */
export const priceSchema = z.object({
  token: tokenSchema,
  price: amountSchema,
  payment_period: z.enum(paymentPeriods),
  payment_period_interval_count: replaceInvalid(periodCount, 1),
  payment_period_interval_count_commitment: dropInvalid(periodCount),
  payment_frequency_label: dropInvalid(singleLineTextSchema),
  commitment_count: dropInvalid(periodCount),
  /** It may be bought as a gift. */
  can_give: replaceInvalid(z.boolean(), false),
});
export type Price = z.output<typeof priceSchema>;

/** An offer with its prices: docs/provider-api.md PA-82. */
export const paywallSchema = z.object({
  token: tokenSchema,
  name: singleLineTextSchema,
  description: dropInvalid(multilineTextSchema),
  thumbnail: dropInvalid(webAddress),
  url: dropInvalid(textSchema),
  currency: currencySchema,
  prices: replaceInvalid(listOf(priceSchema), []),
  commitment_prices: replaceInvalid(listOf(priceSchema), []),
  contents: replaceInvalid(
    listOf(z.object({ token: tokenSchema, name: singleLineTextSchema, thumbnail: webAddress })),
    [],
  ),
  price: dropInvalid(amountSchema),
});
export type Paywall = z.output<typeof paywallSchema>;

/** `GET /ch/{channel}/paywalls`. */
export const paywallsSchema = z.object({ data: replaceInvalid(listOf(paywallSchema), []) });

/** Equal payments that follow one another: docs/provider-api.md PA-338. */
export const scheduleSchema = listOf(
  z.object({
    amount: amountSchema,
    at: timestampSchema,
    count: z.int().min(1).max(1_000_000_000_000).optional(),
  }),
);

/** The cost of a price with a promo code: docs/provider-api.md PA-84. */
export const quoteSchema = z.object({
  price: amountSchema,
  discount: replaceInvalid(amountSchema, 0),
  total: amountSchema,
  currency: currencySchema,
  first_charge: dropInvalid(amountSchema),
  first_charge_at: dropInvalid(timestampSchema),
  ends_at: dropInvalid(timestampSchema),
  payments: replaceInvalid(listOf(z.object({ amount: amountSchema, at: timestampSchema })), []),
  schedule: dropInvalid(scheduleSchema),
});
export type Quote = z.output<typeof quoteSchema>;

/** The cost of a change to another price: docs/provider-api.md PA-339. */
export const priceChangeQuoteSchema = z.object({
  due: amountSchema,
  credit: replaceInvalid(amountSchema, 0),
  unused: replaceInvalid(amountSchema, 0),
  currency: currencySchema,
  at: timestampSchema,
  schedule: replaceInvalid(scheduleSchema, []),
  ends_at: dropInvalid(timestampSchema),
});
export type PriceChangeQuote = z.output<typeof priceChangeQuoteSchema>;
