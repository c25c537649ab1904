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
} from "./fields.ts";
import { amountSchema, currencySchema } from "./paywall.ts";

/** A gift as it is shown to anybody with its link: docs/provider-api.md PA-87. */
export const giftSchema = z.object({
  paywall: z.object({ token: tokenSchema, name: dropInvalid(singleLineTextSchema) }),
  from: dropInvalid(singleLineTextSchema),
  message: dropInvalid(multilineTextSchema),
  status: replaceInvalid(z.enum(["sent", "redeemed"]), "sent"),
  /** How long it lasts from the day it is redeemed; absent: for good. */
  payment_period: dropInvalid(z.enum(["week", "month", "year"])),
  count: dropInvalid(periodCount),
  /** Bought by the caller, who can't redeem it. */
  is_own: replaceInvalid(z.boolean(), false),
});
export type Gift = z.output<typeof giftSchema>;

/** A gift as it is shown to its buyer: docs/provider-api.md PA-88. */
export const boughtGift = z.object({
  id: textSchema,
  paywall: z.object({ token: tokenSchema, name: dropInvalid(singleLineTextSchema) }),
  email: textSchema,
  price: amountSchema,
  currency: currencySchema,
  status: z.enum(["waiting", "sent", "redeemed", "refunded"]),
  send_at: dropInvalid(timestampSchema),
  redeemed_at: dropInvalid(timestampSchema),
});

export type BoughtGift = z.output<typeof boughtGift>;

/** `GET /ch/{ch}/users/gifts`. */
export const boughtGifts = z.object({ data: replaceInvalid(listOf(boughtGift), []) });
export type BoughtGifts = z.output<typeof boughtGifts>;

/** The subscription that a redeemed gift opens: docs/provider-api.md PA-89. */
export const redemptionSchema = z.object({
  paywall: z.object({ token: tokenSchema, name: dropInvalid(singleLineTextSchema) }),
  ends_at: dropInvalid(timestampSchema),
});
export type Redemption = z.output<typeof redemptionSchema>;
