import { z } from "zod";
import { paymentPeriods } from "../../../lib/contract/payment-periods.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";
import {
  catalogueCountSchema,
  catalogueLineSchema,
  catalogueTokenSchema,
  deviceLimitsSchema,
} from "../../seed/catalogue-fields.ts";
import { pictureSchema } from "../catalogue/content-fields.ts";

// Fields of offers, as catalogues and the admin API write them: docs/catalogue-format.md.

const amountSchema = catalogueCountSchema.max(99_999_999);
const token = catalogueTokenSchema.max(100);

/** `amount` is of one payment, in minor units. */
export const priceSchema = z.strictObject({
  token,
  amount: amountSchema.meta({ description: "Of one payment, in minor units" }),
  period: z.enum(paymentPeriods),
  intervalCount: z
    .int()
    .min(1)
    .max(120)
    .optional()
    .meta({ description: "Periods between two payments; 1 without it" }),
  commitmentCount: z
    .int()
    .min(1)
    .max(120)
    .optional()
    .meta({ description: "Payments that a buyer is bound to" }),
  withdrawn: z.boolean().optional().meta({ description: "No longer sold" }),
});

export const paywallFields = {
  token,
  name: catalogueLineSchema(200),
  description: requestTextSchema().max(2_000),
  /** 16:9 art. */
  picture: pictureSchema,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "expected an ISO 4217 code")
    .meta({ example: "EUR" }),
  /** Content tokens, `*` for all; or the one content that it is bought for. */
  opens: z
    .union([z.literal("content"), z.array(z.union([z.literal("*"), token])).max(1_000)])
    .meta({
      description: 'Tokens of contents, `["*"]` for all; `content`: the one it is bought for',
    }),
  /** The group of its buyers: docs/provider-api.md PA-71. */
  subscribersGroup: catalogueLineSchema(100),
  /** Of its buyers, in place of the channel's. */
  deviceLimits: deviceLimitsSchema,
  prices: z.array(priceSchema).max(50),
};

const payments = { payments: z.int().min(1).max(120).optional() };

export const promoFields = {
  code: catalogueLineSchema(100),
  effect: z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("percent"),
      percent: z.int().min(0).max(100),
      ...payments,
    }),
    z.strictObject({ kind: z.literal("amount"), amount: amountSchema, ...payments }),
    z.strictObject({ kind: z.literal("trial"), days: z.int().min(1).max(366) }),
  ]),
  /** Of this paywall alone. */
  paywall: token,
  maxUses: catalogueCountSchema.max(1_000_000_000),
};
