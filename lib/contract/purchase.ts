import { z } from "zod";
import {
  singleLineTextSchema,
  lenientArraySchema,
  timestampSchema,
  periodCountSchema,
  lenientOptionalSchema,
  lenientDefaultSchema,
  textSchema,
  urlSegmentSchema,
  webUrlSchema,
} from "./field-schemas.ts";
import { amountSchema, currencySchema, priceSchema, paymentScheduleSchema } from "./paywall.ts";
import { noPaging, pagingSchema } from "./sections.ts";

const named = z.object({
  token: urlSegmentSchema,
  name: lenientOptionalSchema(singleLineTextSchema),
});
const pictured = named.extend({ thumbnail: lenientOptionalSchema(webUrlSchema) });

/** The actions of hosted pages. */
export const hostedPageActions = [
  "checkout",
  "cancellation",
  "payment-method",
  "reactivation",
] as const;
export type HostedPageAction = (typeof hostedPageActions)[number];

/** The later payments of a subscription: docs/provider-api.md PA-338. */
const laterPayments = {
  schedule: lenientOptionalSchema(paymentScheduleSchema),
  payment_period: lenientOptionalSchema(priceSchema.shape.payment_period),
  payment_period_interval_count: lenientOptionalSchema(periodCountSchema),
  trial_ends_at: lenientOptionalSchema(timestampSchema),
  /** What remains of the commitment; during a trial unless the subscription is cancelled before its end. */
  commitment: lenientOptionalSchema(
    z.object({
      payments: periodCountSchema,
      amount: amountSchema,
      last_at: timestampSchema,
      ends_at: timestampSchema,
    }),
  ),
  earliest_end_at: lenientOptionalSchema(timestampSchema),
};

/** `GET /ch/{ch}/sessions/{sessionId}/purchase-details`: the payment that a viewer returns from. */
export const purchaseDetailsSchema = z.object({
  sessionId: lenientOptionalSchema(textSchema),
  action: lenientOptionalSchema(z.enum(hostedPageActions)),
  status: lenientOptionalSchema(
    z.enum(["open", "processing", "paid", "cancelled", "expired", "refunded"]),
  ),
  paymentToken: lenientOptionalSchema(textSchema),
  subscribersGroup: lenientOptionalSchema(textSchema),
  context: lenientOptionalSchema(textSchema),
  paywall: lenientOptionalSchema(named),
  /** What was bought of a paywall of single contents. */
  content: lenientOptionalSchema(named),
  price: lenientOptionalSchema(amountSchema),
  currency: lenientOptionalSchema(currencySchema),
  ...laterPayments,
  gift: lenientOptionalSchema(
    z.object({ email: textSchema, send_at: lenientOptionalSchema(timestampSchema) }),
  ),
});
export type PurchaseDetails = z.output<typeof purchaseDetailsSchema>;

/** An offer to a viewer who cancels a subscription: docs/provider-api.md PA-85. */
const offer = z.object({
  kind: z.enum(["pause", "switch"]),
  /** Of a pause: how long it may be. */
  months: lenientOptionalSchema(lenientArraySchema(periodCountSchema)),
  /** Of a switch: what to. */
  price: lenientOptionalSchema(priceSchema),
});

/** A purchase of a viewer: docs/provider-api.md PA-85. */
export const purchaseSchema = z.object({
  id: textSchema,
  paywall: pictured,
  content: lenientOptionalSchema(pictured),
  price: amountSchema,
  currency: currencySchema,
  kind: z.enum(["subscription", "one_off"]),
  status: z.enum(["active", "past_due", "cancelled", "expired"]),
  purchased_at: timestampSchema,
  renews_at: lenientOptionalSchema(timestampSchema),
  next_payment: lenientOptionalSchema(amountSchema),
  ...laterPayments,
  /** What is left of a change of price for later payments. */
  credit: lenientOptionalSchema(amountSchema),
  retry_at: lenientOptionalSchema(timestampSchema),
  paused_from: lenientOptionalSchema(timestampSchema),
  resumes_at: lenientOptionalSchema(timestampSchema),
  ends_at: lenientOptionalSchema(timestampSchema),
  card: lenientOptionalSchema(
    z.object({
      brand: singleLineTextSchema,
      last4: singleLineTextSchema,
      exp_month: z.int().min(1).max(12),
      exp_year: z.int().min(1970).max(9999),
    }),
  ),
  /** It opens `content` only: docs/provider-api.md PA-340. */
  content_only: lenientOptionalSchema(z.boolean()),
  is_gift: lenientOptionalSchema(z.boolean()),
  can_cancel: lenientDefaultSchema(z.boolean(), false),
  can_resume: lenientOptionalSchema(z.boolean()),
  offers: lenientDefaultSchema(lenientArraySchema(offer), []),
  /** Why a running subscription has no `switch` offer. */
  no_switch: lenientOptionalSchema(z.enum(["used", "commitment"])),
});
export type Purchase = z.output<typeof purchaseSchema>;

/** `GET /ch/{ch}/users/purchases`. */
export const purchasesSchema = z.object({
  data: lenientDefaultSchema(lenientArraySchema(purchaseSchema), []),
  paging: lenientDefaultSchema(pagingSchema, noPaging),
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
  paid_at: lenientOptionalSchema(timestampSchema),
  refunded: lenientOptionalSchema(amountSchema),
  pdf_url: lenientOptionalSchema(webUrlSchema),
});
export type Invoice = z.output<typeof invoiceSchema>;

/** `GET /ch/{ch}/users/invoices`. */
export const invoicesSchema = z.object({
  data: lenientDefaultSchema(lenientArraySchema(invoiceSchema), []),
  paging: lenientDefaultSchema(pagingSchema, noPaging),
});
export type Invoices = z.output<typeof invoicesSchema>;

/** The hosted payment page: docs/provider-api.md PA-152. */
export const hostedCheckoutSchema = z.object({ url: webUrlSchema, sessionId: textSchema });
export type HostedCheckout = z.output<typeof hostedCheckoutSchema>;

/** A hosted page, where one is needed: docs/provider-api.md PA-153. */
export const hostedPageSchema = z.object({ url: lenientOptionalSchema(webUrlSchema) });

/** `POST …/payment-methods/portal-session`. */
export const paymentPortalSchema = z.object({ managePayment: webUrlSchema });
