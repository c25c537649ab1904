import type { Channel } from "../contract/channel.ts";
import { type Checkout, checkout } from "../contract/purchase.ts";
import type { CallContext } from "./call-context.ts";
import { fetchAnswer } from "./fetch-answer.ts";
import type { PriceName } from "./paywalls.ts";

/** A hosted page may have to be asked for elsewhere, so it has longer than others, in ms. */
export const hostedDeadlineMs = 10_000;

/** Where a hosted page leads back to, and what goes along; `key` is one for each press. */
export type CheckoutWish = {
  success_url: string;
  cancel_url: string;
  promo?: string;
  googleAnalyticsClientId?: string;
};

/** Opens a hosted page for a price: docs/provider-api.md PA-163. */
export function startCheckout(
  callContext: CallContext,
  { token }: Channel,
  { paywallId, priceToken }: PriceName,
  wish: CheckoutWish & { context?: string },
  key: string,
): Promise<Checkout> {
  return fetchAnswer({
    call: "checkout",
    channel: token,
    segments: ["ch", token, "paywalls", paywallId, priceToken],
    method: "POST",
    body: wish,
    idempotencyKey: key,
    schema: checkout,
    callContext,
    deadlineMs: hostedDeadlineMs,
  });
}

/** The same for somebody else; `send_at` is ISO 8601. docs/provider-api.md PA-164. */
export function startGift(
  callContext: CallContext,
  { token }: Channel,
  { paywallId, priceToken }: PriceName,
  wish: CheckoutWish & { email: string; message: string; send_at?: string },
  key: string,
): Promise<Checkout> {
  return fetchAnswer({
    call: "gift-checkout",
    channel: token,
    segments: ["ch", token, "paywalls", paywallId, priceToken, "gift"],
    method: "POST",
    body: wish,
    idempotencyKey: key,
    schema: checkout,
    callContext,
    deadlineMs: hostedDeadlineMs,
  });
}
