import type { Channel } from "../contract/channel.ts";
import {
  type Paywall,
  paywallSchema,
  paywallsSchema,
  type Quote,
  quoteSchema,
} from "../contract/paywall.ts";
import { fetchSharedResponse } from "./fetch-shared-response.ts";
import type { CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/**
 * The greatest age of prices for a viewer who was informed of a change, in ms; the provider is called at most once in
 * this time.
 */
const currentMs = 2_000;

/** The paywalls of a channel, or those that open one content (`context`): docs/provider-api.md PA-160. */
export async function getPaywalls(
  callContext: CallContext,
  { token }: Channel,
  context?: string,
  isCurrent = false,
): Promise<Paywall[]> {
  const load = (anybody: CallContext) =>
    fetchFromProvider({
      call: "paywalls",
      channel: token,
      segments: ["ch", token, "paywalls"],
      query: { context },
      schema: paywallsSchema,
      callContext: anybody,
      deadlineMs: providerCallTimeoutsMs.shared,
    });
  const found = await fetchSharedResponse(
    callContext,
    ["paywalls", token, context],
    load,
    current(isCurrent),
  );
  return found.data;
}

/** One paywall. Throws `ApiError` 404 for an unknown one. */
export function getPaywall(
  callContext: CallContext,
  { token }: Channel,
  paywallId: string,
  isCurrent = false,
): Promise<Paywall> {
  const load = (anybody: CallContext) =>
    fetchFromProvider({
      call: "paywall",
      channel: token,
      segments: ["ch", token, "paywalls", paywallId],
      schema: paywallSchema,
      callContext: anybody,
      deadlineMs: providerCallTimeoutsMs.shared,
    });
  return fetchSharedResponse(callContext, ["paywall", token, paywallId], load, current(isCurrent));
}

function current(isWanted: boolean) {
  return isWanted ? { atMostMs: currentMs } : {};
}

/** A price of a paywall. */
export type PriceReference = { paywallId: string; priceToken: string };

/** The cost of a price with a promo code. Throws `ApiError` 422 for a code without a discount. */
export function getQuote(
  callContext: CallContext,
  { token }: Channel,
  { paywallId, priceToken, promo, context }: PriceReference & { promo?: string; context?: string },
): Promise<Quote> {
  return fetchFromProvider({
    call: "quote",
    channel: token,
    segments: ["ch", token, "paywalls", paywallId, priceToken, "quote"],
    query: { promo, context },
    schema: quoteSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}
