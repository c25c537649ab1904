import { z } from "zod";
import { currencySchema } from "../contract/paywall.ts";
import { requestTextSchema } from "../contract/request-text.ts";

const name = requestTextSchema().min(1).max(250);
/** The syntax of an `Idempotency-Key` that the provider accepts. */
export const idempotencyKeySchema = requestTextSchema().regex(/^[\w-]{8,100}$/);
const promo = requestTextSchema().trim().max(100).optional();
const mobile = z.boolean().default(false);
const path = requestTextSchema().max(2_000).optional();

const wanted = z.object({ paywall: name, price: name, context: name.optional(), promo });
export const checkoutInputSchema = wanted.extend({
  /** The price that the viewer has seen. */
  shown: z.object({ currency: currencySchema, total: z.int().min(0) }),
  from: path,
  /** The viewer has agreed to being measured. */
  measured: z.boolean().default(false),
  key: idempotencyKeySchema,
  mobile,
});
export const paymentInputSchemas = {
  quote: wanted,
  checkout: checkoutInputSchema,
  cancel: z.object({
    paywall: name,
    reason: requestTextSchema().trim().max(500).optional(),
    key: idempotencyKeySchema,
    mobile,
  }),
  pause: z.object({
    paywall: name,
    months: z.int().min(1).max(24),
    key: idempotencyKeySchema,
    mobile,
  }),
  switchQuote: z.object({ paywall: name, price: name }),
  change: z.object({
    paywall: name,
    price: name,
    /** The cost that the viewer has confirmed, and its moment (epoch ms). */
    shown: z.object({ due: z.int().min(0), at: z.int().min(0).max(8.64e15) }).optional(),
    key: idempotencyKeySchema,
    mobile,
  }),
  subscription: z.object({ paywall: name, key: idempotencyKeySchema, mobile }),
  portal: z.object({ key: idempotencyKeySchema, mobile }),
  confirm: z.object({ session_id: name }),
  list: z.object({ page: z.coerce.number<number>().int().min(1).max(1_000).default(1) }),
};

/** The checked input of a payment call: `PaymentInput<"checkout">`. */
export type PaymentInput<Name extends keyof typeof paymentInputSchemas> = z.output<
  (typeof paymentInputSchemas)[Name]
>;
