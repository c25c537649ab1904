import type { Gift } from "../contract/gift.ts";
import type { Paywall } from "../contract/paywall.ts";
import type { Purchase } from "../contract/purchase.ts";
import { isNotFoundApiError, isTokenRejectedError, undefinedOnApiError } from "../api-error.ts";
import { getPaywall } from "../provider-api/paywalls.ts";
import { getGift } from "../provider-api/purchases.ts";
import { isSignedIn } from "../session/session.ts";
import { findOwnedPurchase } from "./find-subscription.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/** A gift as the page of its link shows it; without `gift` the link is invalid. */
export type GiftModel = {
  code: string;
  gift?: Gift;
  /** The paywall that the gift opens, if it is still sold. */
  paywall?: Paywall;
  /** The viewer's existing purchase of it. */
  owned?: Purchase;
  signedIn: boolean;
};

/** Longer codes are invalid. */
const maxCode = 250;

/** The gift of a link. Throws `ApiError` if it is unavailable. docs/behaviour.md BE-189. */
export async function loadGift(visit: ViewerRequest, code: string): Promise<GiftModel> {
  const { callContext, channel, session } = visit;
  const signedIn = isSignedIn(session);
  const gift =
    code.length > maxCode
      ? undefined
      : await getGift(callContext, channel, code).catch(noneWithout);
  if (!gift) return { code, signedIn };
  const { token } = gift.paywall;
  const [paywall, owned] = await Promise.all([
    getPaywall(callContext, channel, token).catch(unlessOver),
    signedIn ? findOwnedPurchase(callContext, channel, token).catch(unlessOver) : undefined,
  ]);
  return { code, gift, paywall, owned, signedIn };
}

function noneWithout(error: unknown): undefined {
  if (!isNotFoundApiError(error)) throw error;
}

// The gift is shown without them.
function unlessOver(error: unknown): undefined {
  if (isTokenRejectedError(error)) throw error;
  return undefinedOnApiError(error);
}
