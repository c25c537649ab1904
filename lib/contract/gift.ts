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
} from "./field-schemas.ts";
import { amountSchema, currencySchema } from "./paywall.ts";

/** A gift as it is shown to anybody with its link: docs/provider-api.md PA-87. */
export const giftSchema = z.object({
  paywall: z.object({ token: urlSegmentSchema, name: lenientOptionalSchema(singleLineTextSchema) }),
  from: lenientOptionalSchema(singleLineTextSchema),
  message: lenientOptionalSchema(multilineTextSchema),
  status: lenientDefaultSchema(z.enum(["sent", "redeemed"]), "sent"),
  /** How long it lasts from the day it is redeemed; absent: for good. */
  payment_period: lenientOptionalSchema(z.enum(["week", "month", "year"])),
  count: lenientOptionalSchema(periodCountSchema),
  /** Bought by the caller, who can't redeem it. */
  is_own: lenientDefaultSchema(z.boolean(), false),
});
export type Gift = z.output<typeof giftSchema>;

/** A gift as it is shown to its buyer: docs/provider-api.md PA-88. */
export const boughtGiftSchema = z.object({
  id: textSchema,
  paywall: z.object({ token: urlSegmentSchema, name: lenientOptionalSchema(singleLineTextSchema) }),
  email: textSchema,
  price: amountSchema,
  currency: currencySchema,
  status: z.enum(["waiting", "sent", "redeemed", "refunded"]),
  send_at: lenientOptionalSchema(timestampSchema),
  redeemed_at: lenientOptionalSchema(timestampSchema),
});

export type BoughtGift = z.output<typeof boughtGiftSchema>;

/** `GET /ch/{ch}/users/gifts`. */
export const boughtGiftsSchema = z.object({
  data: lenientDefaultSchema(lenientArraySchema(boughtGiftSchema), []),
});
export type BoughtGifts = z.output<typeof boughtGiftsSchema>;

/** The subscription that a redeemed gift opens: docs/provider-api.md PA-89. */
export const giftRedemptionSchema = z.object({
  paywall: z.object({ token: urlSegmentSchema, name: lenientOptionalSchema(singleLineTextSchema) }),
  ends_at: lenientOptionalSchema(timestampSchema),
});
export type GiftRedemption = z.output<typeof giftRedemptionSchema>;
