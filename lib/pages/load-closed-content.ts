import type { ClosedContent } from "../contract/content-preview.ts";
import { undefinedOnApiError } from "../api-error.ts";
import type { GateDecision } from "../gate/decision.ts";
import { sortOffers } from "../payment/price-offers.ts";
import { getPaywalls } from "../provider-api/paywalls.ts";
import { loadContentPreview, parseDeniedContentPreview } from "./load-content-preview.ts";
import { internalRequestHeaders } from "../viewer/internal-headers.ts";
import type { LoadedRequest } from "./load-request.ts";
import { loadHeaderAndFooter } from "./load-page.ts";

/**
 * The content that a visitor's page describes in place of the decided redirect to sign-in, with header and footer.
 * Undefined if the visitor came from another page of the site, where a press on a card leads to sign-in, or if the provider does not
 * describe the content: then the redirect is followed. docs/behaviour.md BE-487.
 */
export async function loadClosedContent(
  headers: Headers,
  { data, response }: LoadedRequest,
  decision: GateDecision,
): Promise<ClosedContent | undefined> {
  const { visit } = data;
  const token = decision.kind === "redirect" ? decision.closedContent : undefined;
  const isFromSite = headers.has(internalRequestHeaders.fromSite);
  if (token === undefined || !visit || isFromSite) return undefined;
  const refused = response.kind === "refused" ? response.error : undefined;
  const denied = refused && parseDeniedContentPreview(refused.data);
  const preview = refused
    ? denied && { ...denied, isPaid: refused.code === 402 }
    : await loadContentPreview(visit, token);
  if (!preview?.name) return undefined;
  const offered = preview.isPaid
    ? getPaywalls(visit.callContext, visit.channel, token).catch(undefinedOnApiError)
    : undefined;
  const [paywalls = [], shell] = await Promise.all([
    offered,
    data.shell ?? loadHeaderAndFooter(visit),
  ]);
  data.shell = shell;
  return { token, preview, paywalls: paywalls.filter((each) => sortOffers([each]).length > 0) };
}
