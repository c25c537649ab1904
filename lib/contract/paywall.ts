import { z } from "zod";
import {
  singleLineTextSchema,
  multilineTextSchema,
  lenientArraySchema,
  timestampSchema,
  periodCountSchema,
  lenientOptionalSchema,
  lenientDefaultSchema,
  textSchema,
  urlSegmentSchema,
  webUrlSchema,
} from "./field-schemas.ts";
import { paymentPeriods } from "./payment-periods.ts";

/** An amount in minor units: docs/provider-api.md PA-150. A thousand of them can be added exactly. */
export const amountSchema = z.int().min(0).max(1_000_000_000_000);
/** ISO 4217. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, "expected a currency of ISO 4217");

/** One way to pay for a paywall: docs/provider-api.md PA-83. */
export const priceSchema = z.object({
  token: urlSegmentSchema,
  price: amountSchema,
  payment_period: z.enum(paymentPeriods),
  payment_period_interval_count: lenientDefaultSchema(periodCountSchema, 1),
  payment_period_interval_count_commitment: lenientOptionalSchema(periodCountSchema),
  payment_frequency_label: lenientOptionalSchema(singleLineTextSchema),
  commitment_count: lenientOptionalSchema(periodCountSchema),
  /** It may be bought as a gift. */
  can_give: lenientDefaultSchema(z.boolean(), false),
});
export type Price = z.output<typeof priceSchema>;

/** An offer with its prices: docs/provider-api.md PA-82. */
export const paywallSchema = z.object({
  token: urlSegmentSchema,
  name: singleLineTextSchema,
  description: lenientOptionalSchema(multilineTextSchema),
  thumbnail: lenientOptionalSchema(webUrlSchema),
  url: lenientOptionalSchema(textSchema),
  currency: currencySchema,
  prices: lenientDefaultSchema(lenientArraySchema(priceSchema), []),
  commitment_prices: lenientDefaultSchema(lenientArraySchema(priceSchema), []),
  contents: lenientDefaultSchema(
    lenientArraySchema(
      z.object({ token: urlSegmentSchema, name: singleLineTextSchema, thumbnail: webUrlSchema }),
    ),
    [],
  ),
  price: lenientOptionalSchema(amountSchema),
});
export type Paywall = z.output<typeof paywallSchema>;

/** `GET /ch/{channel}/paywalls`. */
export const paywallsSchema = z.object({
  data: lenientDefaultSchema(lenientArraySchema(paywallSchema), []),
});

/** Equal payments that follow one another: docs/provider-api.md PA-338. */
export const paymentScheduleSchema = lenientArraySchema(
  z.object({
    amount: amountSchema,
    at: timestampSchema,
    count: z.int().min(1).max(1_000_000_000_000).optional(),
  }),
);

/** The cost of a price with a promo code: docs/provider-api.md PA-84. */
export const quoteSchema = z.object({
  price: amountSchema,
  discount: lenientDefaultSchema(amountSchema, 0),
  total: amountSchema,
  currency: currencySchema,
  first_charge: lenientOptionalSchema(amountSchema),
  first_charge_at: lenientOptionalSchema(timestampSchema),
  ends_at: lenientOptionalSchema(timestampSchema),
  payments: lenientDefaultSchema(
    lenientArraySchema(z.object({ amount: amountSchema, at: timestampSchema })),
    [],
  ),
  schedule: lenientOptionalSchema(paymentScheduleSchema),
});
export type Quote = z.output<typeof quoteSchema>;

/** The cost of a change to another price: docs/provider-api.md PA-339. */
export const priceChangeQuoteSchema = z.object({
  due: amountSchema,
  credit: lenientDefaultSchema(amountSchema, 0),
  unused: lenientDefaultSchema(amountSchema, 0),
  currency: currencySchema,
  at: timestampSchema,
  schedule: lenientDefaultSchema(paymentScheduleSchema, []),
  ends_at: lenientOptionalSchema(timestampSchema),
  /** The discount of later payments that the change ends; of all of them without `payments`. */
  lost_discount: lenientOptionalSchema(
    z.object({ amount: amountSchema, payments: lenientOptionalSchema(periodCountSchema) }),
  ),
});
export type PriceChangeQuote = z.output<typeof priceChangeQuoteSchema>;
