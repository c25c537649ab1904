import { z } from "zod";
import {
  line,
  listOf,
  moment,
  periodCount,
  soft,
  softOr,
  text,
  token,
  webAddress,
} from "./fields.ts";
import { amount, currency, price } from "./paywall.ts";
import { noPaging, paging } from "./sections.ts";

const named = z.object({ token, name: soft(line) });
const pictured = named.extend({ thumbnail: soft(webAddress) });

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
  sessionId: soft(text),
  action: soft(z.enum(paymentActions)),
  status: soft(z.enum(["open", "processing", "paid", "cancelled", "expired", "refunded"])),
  paymentToken: soft(text),
  subscribersGroup: soft(text),
  context: soft(text),
  paywall: soft(named),
  price: soft(amount),
  currency: soft(currency),
  gift: soft(z.object({ email: text, send_at: soft(moment) })),
});
export type PurchaseDetails = z.output<typeof purchaseDetails>;

/** An offer to a viewer who cancels a subscription: docs/provider-api.md PA-85. */
const offer = z.object({
  kind: z.enum(["pause", "switch"]),
  /** Of a pause: how long it may be. */
  months: soft(listOf(periodCount)),
  /** Of a switch: what to. */
  price: soft(price),
});

/** A purchase of a viewer: docs/provider-api.md PA-85. */
export const purchase = z.object({
  id: text,
  paywall: pictured,
  content: soft(pictured),
  price: amount,
  currency,
  kind: z.enum(["subscription", "one_off"]),
  status: z.enum(["active", "past_due", "cancelled", "expired"]),
  purchased_at: moment,
  renews_at: soft(moment),
  next_payment: soft(amount),
  retry_at: soft(moment),
  paused_from: soft(moment),
  resumes_at: soft(moment),
  earliest_end_at: soft(moment),
  ends_at: soft(moment),
  payment_period: soft(price.shape.payment_period),
  payment_period_interval_count: soft(periodCount),
  card: soft(
    z.object({
      brand: line,
      last4: line,
      exp_month: z.int().min(1).max(12),
      exp_year: z.int().min(1970).max(9999),
    }),
  ),
  is_gift: soft(z.boolean()),
  can_cancel: softOr(z.boolean(), false),
  can_resume: soft(z.boolean()),
  offers: softOr(listOf(offer), []),
});
export type Purchase = z.output<typeof purchase>;

/** `GET /ch/{ch}/users/purchases`. */
export const purchases = z.object({
  data: softOr(listOf(purchase), []),
  paging: softOr(paging, noPaging),
});
export type Purchases = z.output<typeof purchases>;

/** An invoice: docs/provider-api.md PA-86. */
export const invoice = z.object({
  id: text,
  number: line,
  amount,
  currency,
  status: z.enum(["paid", "open", "refunded"]),
  issued_at: moment,
  paid_at: soft(moment),
  refunded: soft(amount),
  pdf_url: soft(webAddress),
});
export type Invoice = z.output<typeof invoice>;

/** `GET /ch/{ch}/users/invoices`. */
export const invoices = z.object({
  data: softOr(listOf(invoice), []),
  paging: softOr(paging, noPaging),
});
export type Invoices = z.output<typeof invoices>;

/** The hosted payment page: docs/provider-api.md PA-152. */
export const checkout = z.object({ url: webAddress, sessionId: text });
export type Checkout = z.output<typeof checkout>;

/** A hosted page, where one is needed: docs/provider-api.md PA-153. */
export const hostedPage = z.object({ url: soft(webAddress) });

/** `POST …/payment-methods/portal-session`. */
export const portal = z.object({ managePayment: webAddress });
