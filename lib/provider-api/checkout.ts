import type { Channel } from "../contract/channel.ts";
import { type HostedCheckout, hostedCheckoutSchema } from "../contract/purchase.ts";
import type { CallContext } from "./call-context.ts";
import { fetchFromProvider } from "./fetch-from-provider.ts";
import type { PriceReference } from "./paywalls.ts";

/** Longer than other deadlines, in ms, because the provider may have to request a hosted page from a third party. */
export const hostedPageDeadlineMs = 10_000;

/** The return URLs of a hosted page and further options; `key` is a new one for each press of the button. */
export type CheckoutOptions = {
  success_url: string;
  cancel_url: string;
  promo?: string;
  googleAnalyticsClientId?: string;
};

/** Opens a hosted page for a price: docs/provider-api.md PA-163. */
export function requestHostedCheckout(
  callContext: CallContext,
  { token }: Channel,
  { paywallId, priceToken }: PriceReference,
  options: CheckoutOptions & { context?: string },
  key: string,
): Promise<HostedCheckout> {
  return fetchFromProvider({
    call: "checkout",
    channel: token,
    segments: ["ch", token, "paywalls", paywallId, priceToken],
    method: "POST",
    body: options,
    idempotencyKey: key,
    schema: hostedCheckoutSchema,
    callContext,
    deadlineMs: hostedPageDeadlineMs,
  });
}

/** The same for a gift; `send_at` is ISO 8601. docs/provider-api.md PA-164. */
export function requestGiftCheckout(
  callContext: CallContext,
  { token }: Channel,
  { paywallId, priceToken }: PriceReference,
  options: CheckoutOptions & { email: string; message: string; send_at?: string },
  key: string,
): Promise<HostedCheckout> {
  return fetchFromProvider({
    call: "gift-checkout",
    channel: token,
    segments: ["ch", token, "paywalls", paywallId, priceToken, "gift"],
    method: "POST",
    body: options,
    idempotencyKey: key,
    schema: hostedCheckoutSchema,
    callContext,
    deadlineMs: hostedPageDeadlineMs,
  });
}
