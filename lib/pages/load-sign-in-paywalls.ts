import type { Paywall } from "../contract/paywall.ts";
import { undefinedOnApiError } from "../api-error.ts";
import { routeAfterSignIn } from "../gate/destination-after-sign-in.ts";
import { sortOffers } from "../payment/price-offers.ts";
import { getPaywall, getPaywalls } from "../provider-api/paywalls.ts";
import { awaitOutsideRenderSlot } from "../render-slot.ts";
import type { ContentPreview } from "./load-content-preview.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/**
 * The paywalls to offer at sign-in: those of the page of prices that it leads to, or of the paid content that waits
 * for it. Empty if it leads anywhere else, and if the prices are unavailable. docs/behaviour.md BE-17.
 */
export async function loadSignInPaywalls(
  visit: ViewerRequest,
  wanted: ContentPreview | undefined,
): Promise<Paywall[]> {
  const offer = offerAt(visit, wanted)?.catch(undefinedOnApiError);
  const paywalls = (offer && (await awaitOutsideRenderSlot(offer))) ?? [];
  return paywalls.filter((each) => sortOffers([each]).length > 0);
}

function offerAt(
  { callContext, channel, cookies }: ViewerRequest,
  wanted: ContentPreview | undefined,
): Promise<Paywall[]> | undefined {
  const route = routeAfterSignIn(cookies);
  if (route.kind === "video" && wanted?.isPaid) {
    return getPaywalls(callContext, channel, route.videoId);
  }
  if (route.kind !== "paywalls" || route.gift !== undefined) return undefined;
  const { paywallId, context } = route;
  if (paywallId === undefined) return getPaywalls(callContext, channel, context);
  return getPaywall(callContext, channel, paywallId).then((one) => [one]);
}
