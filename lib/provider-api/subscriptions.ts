import type { Channel } from "../contract/channel.ts";
import { type PriceChangeQuote, priceChangeQuoteSchema } from "../contract/paywall.ts";
import { hostedPageSchema, paymentPortalSchema } from "../contract/purchase.ts";
import type { CallContext } from "./call-context.ts";
import { hostedPageDeadlineMs } from "./checkout.ts";
import { fetchFromProvider, providerCallTimeoutsMs } from "./fetch-from-provider.ts";
import type { PriceReference } from "./paywalls.ts";

/** The viewer's subscription to this paywall; `key` is a new one for each press of the button. */
export type SubscriptionCall = { paywallId: string; key: string };

/** Where a hosted page leads back to. */
export type HostedPageReturnUrls = {
  success_url: string;
  cancel_url: string;
  session_hosted_url: string;
};

/** A hosted page to change the card, or to revert a cancellation: docs/provider-api.md PA-165, PA-166. */
export async function startHostedPaymentPage(
  callContext: CallContext,
  { channel_id: id, token: channel }: Channel,
  action: "payment-method" | "reactivation",
  { paywallId, key }: SubscriptionCall,
  body: HostedPageReturnUrls,
): Promise<{ url?: string }> {
  const call = {
    channel,
    body,
    idempotencyKey: key,
    schema: hostedPageSchema,
    callContext,
  } as const;
  const rest = { ...call, method: "POST", deadlineMs: hostedPageDeadlineMs } as const;
  const segments = ["ch", id, "users", paywallId, `${action}-session`];
  return action === "reactivation"
    ? fetchFromProvider({ call: "reactivation", segments, ...rest })
    : fetchFromProvider({ call: "payment-method", segments, ...rest });
}

/** The hosted page of all that a viewer pays. */
export async function startPaymentPortal(
  callContext: CallContext,
  { channel_id: id, token: channel }: Channel,
  returnUrl: string,
  key: string,
): Promise<string> {
  const { managePayment } = await fetchFromProvider({
    call: "portal",
    channel,
    segments: ["ch", id, "users", "payment-methods", "portal-session"],
    method: "POST",
    body: { return_url: returnUrl },
    idempotencyKey: key,
    schema: paymentPortalSchema,
    callContext,
    deadlineMs: hostedPageDeadlineMs,
  });
  return managePayment;
}

/** A change of a subscription, with its body. */
export type SubscriptionChange =
  | { act: "cancellation"; body: { success_url: string; reason?: string } }
  | { act: "resumption"; body: Record<string, never> }
  | { act: "pause"; body: { months: number } }
  | {
      act: "switch";
      body: {
        price_token: string;
        success_url: string;
        shown?: { due: number; at: string } | undefined;
      };
    };

/** The cost of a change to another price of the paywall, now and later: docs/provider-api.md PA-339. */
export function getPriceChangeQuote(
  callContext: CallContext,
  { channel_id: id, token: channel }: Channel,
  { paywallId, priceToken }: PriceReference,
): Promise<PriceChangeQuote> {
  return fetchFromProvider({
    call: "switch-quote",
    channel,
    segments: ["ch", id, "users", "paywalls", paywallId, "switch"],
    query: { price_token: priceToken },
    schema: priceChangeQuoteSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/**
 * Cancels, resumes, pauses or switches: docs/provider-api.md PA-168 to PA-171. With a `url` the viewer continues
 * there; without one the change is complete. Throws `ApiError` 404 without a subscription, 409 if the change is not
 * offered, 402 for a declined card.
 */
export function changeSubscription(
  callContext: CallContext,
  { channel_id: id, token: channel }: Channel,
  { paywallId, key }: SubscriptionCall,
  { act, body }: SubscriptionChange,
): Promise<{ url?: string }> {
  return fetchFromProvider({
    ...callOf(act),
    channel,
    segments: ["ch", id, "users", "paywalls", paywallId, act],
    method: "POST",
    body,
    idempotencyKey: key,
    schema: hostedPageSchema,
    callContext,
    deadlineMs: hostedPageDeadlineMs,
  });
}

function callOf(act: SubscriptionChange["act"]) {
  if (act === "cancellation") return { call: "cancellation" };
  if (act === "resumption") return { call: "resumption" };
  return act === "pause" ? { call: "pause" } : { call: "switch" };
}
