import type { Paywall } from "../contract/paywall.ts";
import { isApiError, isNotFoundApiError, isTokenRejectedError } from "../api-error.ts";
import { getContent } from "../provider-api/content.ts";
import { getPaywall, getPaywalls } from "../provider-api/paywalls.ts";
import { type ContentPreview, parseDeniedContentPreview } from "./load-content-preview.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/** The paywalls on offer, and the content that the viewer wants, if the URL names an existing one. */
export type PaywallsPageModel = {
  paywalls: Paywall[];
  /** When it was requested, epoch ms. */
  now: number;
  wanted?: ContentPreview & { token: string; isOpen: boolean };
};

/**
 * The paywalls of a page of prices: one, or all that open the content `context`. Throws `ApiError` 404 for an unknown
 * paywall, 503 if they are unavailable. docs/behaviour.md BE-181.
 */
export async function loadPaywallsPage(
  visit: ViewerRequest,
  paywallId: string | undefined,
  context: string | undefined,
  isCurrent = false,
): Promise<PaywallsPageModel> {
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
  if (isNotFoundApiError(error)) return [];
  throw error;
}

async function wantedContent(
  { callContext, channel }: ViewerRequest,
  token: string | undefined,
): Promise<PaywallsPageModel["wanted"]> {
  if (token === undefined) return undefined;
  try {
    const { input } = await getContent(callContext, channel, { videoId: token });
    const { name, thumbnail, art } = input;
    return name ? { token, name, thumbnail, art, isOpen: true } : undefined;
  } catch (error) {
    if (!isApiError(error) || isTokenRejectedError(error)) throw error;
    const preview = parseDeniedContentPreview(error.data);
    return preview && { ...preview, token, isOpen: false };
  }
}
