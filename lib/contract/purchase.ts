import { z } from "zod";
import {
  singleLineTextSchema,
  listOf,
  timestampSchema,
  periodCount,
  dropInvalid,
  replaceInvalid,
  textSchema,
  tokenSchema,
  webAddress,
} from "./fields.ts";
import { amountSchema, currencySchema, priceSchema, scheduleSchema } from "./paywall.ts";
import { noPaging, pagingSchema } from "./sections.ts";

const named = z.object({ token: tokenSchema, name: dropInvalid(singleLineTextSchema) });
const pictured = named.extend({ thumbnail: dropInvalid(webAddress) });

/** The actions of hosted pages. */
export const paymentActions = [
  "checkout",
  "cancellation",
  "payment-method",
  "reactivation",
] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** `GET /ch/{ch}/sessions/{sessionId}/purchase-details`: the payment that a viewer returns from. */
export const purchaseDetails = z.object({
  sessionId: dropInvalid(textSchema),
  action: dropInvalid(z.enum(paymentActions)),
  status: dropInvalid(z.enum(["open", "processing", "paid", "cancelled", "expired", "refunded"])),
  paymentToken: dropInvalid(textSchema),
  subscribersGroup: dropInvalid(textSchema),
  context: dropInvalid(textSchema),
  paywall: dropInvalid(named),
  /** What was bought of a paywall of single contents. */
  content: dropInvalid(named),
  price: dropInvalid(amountSchema),
  currency: dropInvalid(currencySchema),
  gift: dropInvalid(z.object({ email: textSchema, send_at: dropInvalid(timestampSchema) })),
});
export type PurchaseDetails = z.output<typeof purchaseDetails>;

/** An offer to a viewer who cancels a subscription: docs/provider-api.md PA-85. */
const offer = z.object({
  kind: z.enum(["pause", "switch"]),
  /** Of a pause: how long it may be. */
  months: dropInvalid(listOf(periodCount)),
  /** Of a switch: what to. */
  price: dropInvalid(priceSchema),
});

/** A purchase of a viewer: docs/provider-api.md PA-85. */
export const purchaseSchema = z.object({
  id: textSchema,
  paywall: pictured,
  content: dropInvalid(pictured),
  price: amountSchema,
  currency: currencySchema,
  kind: z.enum(["subscription", "one_off"]),
  status: z.enum(["active", "past_due", "cancelled", "expired"]),
  purchased_at: timestampSchema,
  renews_at: dropInvalid(timestampSchema),
  next_payment: dropInvalid(amountSchema),
  schedule: dropInvalid(scheduleSchema),
  /** What is left of a change of price for later payments. */
  credit: dropInvalid(amountSchema),
  retry_at: dropInvalid(timestampSchema),
  paused_from: dropInvalid(timestampSchema),
  resumes_at: dropInvalid(timestampSchema),
  earliest_end_at: dropInvalid(timestampSchema),
  ends_at: dropInvalid(timestampSchema),
  payment_period: dropInvalid(priceSchema.shape.payment_period),
  payment_period_interval_count: dropInvalid(periodCount),
  card: dropInvalid(
    z.object({
      brand: singleLineTextSchema,
      last4: singleLineTextSchema,
      exp_month: z.int().min(1).max(12),
      exp_year: z.int().min(1970).max(9999),
    }),
  ),
  /** It opens `content` only: docs/provider-api.md PA-340. */
  content_only: dropInvalid(z.boolean()),
  is_gift: dropInvalid(z.boolean()),
  can_cancel: replaceInvalid(z.boolean(), false),
  can_resume: dropInvalid(z.boolean()),
  offers: replaceInvalid(listOf(offer), []),
});
export type Purchase = z.output<typeof purchaseSchema>;

/** `GET /ch/{ch}/users/purchases`. */
export const purchasesSchema = z.object({
  data: replaceInvalid(listOf(purchaseSchema), []),
  paging: replaceInvalid(pagingSchema, noPaging),
});
export type Purchases = z.output<typeof purchasesSchema>;

/** An invoice: docs/provider-api.md PA-86. */
export const invoiceSchema = z.object({
  id: textSchema,
  number: singleLineTextSchema,
  amount: amountSchema,
  currency: currencySchema,
  status: z.enum(["paid", "open", "refunded"]),
  issued_at: timestampSchema,
  paid_at: dropInvalid(timestampSchema),
  refunded: dropInvalid(amountSchema),
  pdf_url: dropInvalid(webAddress),
});
export type Invoice = z.output<typeof invoiceSchema>;

/** `GET /ch/{ch}/users/invoices`. */
export const invoicesSchema = z.object({
  data: replaceInvalid(listOf(invoiceSchema), []),
  paging: replaceInvalid(pagingSchema, noPaging),
});
export type Invoices = z.output<typeof invoicesSchema>;

/** The hosted payment page: docs/provider-api.md PA-152. */
export const checkoutSchema = z.object({ url: webAddress, sessionId: textSchema });
export type Checkout = z.output<typeof checkoutSchema>;

/** A hosted page, where one is needed: docs/provider-api.md PA-153. */
export const hostedPageSchema = z.object({ url: dropInvalid(webAddress) });

/** `POST …/payment-methods/portal-session`. */
export const paymentPortalSchema = z.object({ managePayment: webAddress });
