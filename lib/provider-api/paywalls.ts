import { sharedAnswer } from "../cache/shared-answers.ts";
import type { Channel } from "../contract/channel.ts";
import { type Paywall, paywall, paywalls, type Quote, quote } from "../contract/paywall.ts";
import { type CallContext, sharedKey } from "./call-context.ts";
import { withoutToken } from "./channel.ts";
import { deadlines, fetchAnswer } from "./fetch-answer.ts";

/** A viewer who was told that prices have changed sees none that are older, in ms; the provider is asked no oftener. */
const currentMs = 2_000;

/** What is sold on a channel, or what opens one content (`context`): docs/provider-api.md PA-160. */
export async function getPaywalls(
  callContext: CallContext,
  { token }: Channel,
  context?: string,
  isCurrent = false,
): Promise<Paywall[]> {
  const ask = () =>
    fetchAnswer({
      call: "paywalls",
      channel: token,
      segments: ["ch", token, "paywalls"],
      query: { context },
      schema: paywalls,
      callContext: withoutToken(callContext),
      deadlineMs: deadlines.shared,
    });
  const key = sharedKey(callContext, "paywalls", token, context);
  return (await sharedAnswer(key, ask, current(isCurrent))).data;
}

/** One paywall. Throws `ApiError` 404 for an unknown one. */
export function getPaywall(
  callContext: CallContext,
  { token }: Channel,
  paywallId: string,
  isCurrent = false,
): Promise<Paywall> {
  const ask = () =>
    fetchAnswer({
      call: "paywall",
      channel: token,
      segments: ["ch", token, "paywalls", paywallId],
      schema: paywall,
      callContext: withoutToken(callContext),
      deadlineMs: deadlines.shared,
    });
  const key = sharedKey(callContext, "paywall", token, paywallId);
  return sharedAnswer(key, ask, current(isCurrent));
}

function current(isWanted: boolean) {
  return isWanted ? { atMostMs: currentMs } : {};
}

/** A price of a paywall. */
export type PriceName = { paywallId: string; priceToken: string };

/** What a price costs with a promo code. Throws `ApiError` 422 for a code that takes nothing off. */
export function getQuote(
  callContext: CallContext,
  { token }: Channel,
  { paywallId, priceToken, promo, context }: PriceName & { promo?: string; context?: string },
): Promise<Quote> {
  return fetchAnswer({
    call: "quote",
    channel: token,
    segments: ["ch", token, "paywalls", paywallId, priceToken, "quote"],
    query: { promo, context },
    schema: quote,
    callContext,
    deadlineMs: deadlines.personal,
  });
}
