import type { Paywall } from "../contract/paywall.ts";
import { isApiError, isNotFound, isTokenRejected } from "../errors.ts";
import { getContent } from "../provider-api/content.ts";
import { getPaywall, getPaywalls } from "../provider-api/paywalls.ts";
import { type ContentPreview, refusedPreview } from "./content-preview.ts";
import type { Visit } from "./visit.ts";

/** The paywalls on offer, and the content that the viewer wants, if the URL names an existing one. */
export type OfferModel = {
  paywalls: Paywall[];
  /** When it was requested, epoch ms. */
  now: number;
  wanted?: ContentPreview & { token: string; isOpen: boolean };
};

/**
 * The paywalls of a page of prices: one, or all that open the content `context`. Throws `ApiError` 404 for an unknown
 * paywall, 503 if they are unavailable. docs/behaviour.md BE-181.
 */
export async function loadOffer(
  visit: Visit,
  paywallId: string | undefined,
  context: string | undefined,
  isCurrent = false,
): Promise<OfferModel> {
  const { callContext, channel } = visit;
  const [paywalls, wanted] = await Promise.all([
    paywallId === undefined
      ? getPaywalls(callContext, channel, context, isCurrent).catch(noneWithout)
      : getPaywall(callContext, channel, paywallId, isCurrent).then((one) => [one]),
    wantedContent(visit, context),
  ]);
  return { paywalls, wanted, now: Date.now() };
}

// A provider may sell nothing at all.
function noneWithout(error: unknown): Paywall[] {
  if (isNotFound(error)) return [];
  throw error;
}

async function wantedContent(
  { callContext, channel }: Visit,
  token: string | undefined,
): Promise<OfferModel["wanted"]> {
  if (token === undefined) return undefined;
  try {
    const { input } = await getContent(callContext, channel, { videoId: token });
    const { name, thumbnail, art } = input;
    return name ? { token, name, thumbnail, art, isOpen: true } : undefined;
  } catch (error) {
    if (!isApiError(error) || isTokenRejected(error)) throw error;
    const preview = refusedPreview(error.data);
    return preview && { ...preview, token, isOpen: false };
  }
}
