import { z } from "zod";
import { line, lines, listOf, moment, periodCount, soft, softOr, text, token } from "./fields.ts";
import { amount, currency } from "./paywall.ts";

/** A gift as it is shown to anybody with its link: docs/provider-api.md PA-87. */
export const gift = z.object({
  paywall: z.object({ token, name: soft(line) }),
  from: soft(line),
  message: soft(lines),
  status: softOr(z.enum(["sent", "redeemed"]), "sent"),
  /** How long it lasts from the day it is redeemed; absent: for good. */
  payment_period: soft(z.enum(["week", "month", "year"])),
  count: soft(periodCount),
  /** Bought by the caller, who can't redeem it. */
  is_own: softOr(z.boolean(), false),
});
export type Gift = z.output<typeof gift>;

/** A gift as it is shown to its buyer: docs/provider-api.md PA-88. */
export const boughtGift = z.object({
  id: text,
  paywall: z.object({ token, name: soft(line) }),
  email: text,
  price: amount,
  currency,
  status: z.enum(["waiting", "sent", "redeemed", "refunded"]),
  send_at: soft(moment),
  redeemed_at: soft(moment),
});

export type BoughtGift = z.output<typeof boughtGift>;

/** `GET /ch/{ch}/users/gifts`. */
export const boughtGifts = z.object({ data: softOr(listOf(boughtGift), []) });
export type BoughtGifts = z.output<typeof boughtGifts>;

/** The subscription that a redeemed gift opens: docs/provider-api.md PA-89. */
export const redemption = z.object({
  paywall: z.object({ token, name: soft(line) }),
  ends_at: soft(moment),
});
export type Redemption = z.output<typeof redemption>;
