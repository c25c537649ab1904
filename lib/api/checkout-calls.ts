import { commitmentTotal } from "../contract/price-terms.ts";
import { ApiError, isApiError, isNotFoundApiError } from "../api-error.ts";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import { makeReturnUrl } from "../provider-api/accounts.ts";
import { requestHostedCheckout } from "../provider-api/checkout.ts";
import { getPaywall, getQuote, type PriceReference } from "../provider-api/paywalls.ts";
import { safePath } from "../urls/site-paths.ts";
import { requireSignedInSession } from "./account-calls.ts";
import type { PaymentInput } from "./payment-input-schemas.ts";

/** The cost of a price with a promo code, which is never part of a URL; 404 if the provider offers no quotes. */
export async function requestQuote(
  { callContext, channel, session }: ViewerRequest,
  input: PaymentInput<"quote">,
) {
  const { paywall: paywallId, price: priceToken, context, promo } = input;
  requireSignedInSession(session);
  const options = { paywallId, priceToken, context, promo: promo || undefined };
  return {
    body: await getQuote(callContext, channel, options).catch(
      assignErrorToPromoField(options.promo),
    ),
  };
}

/** The URL of the hosted payment page: `{ to }`. */
export async function beginCheckout(visit: ViewerRequest, input: PaymentInput<"checkout">) {
  const { price, options } = await prepareCheckout(visit, input);
  const { callContext, channel } = visit;
  const body = { ...options, context: input.context };
  const opened = requestHostedCheckout(callContext, channel, price, body, input.key);
  const { url } = await opened.catch(assignErrorToPromoField(options.promo));
  return { body: { to: url } };
}

/**
 * The values that a checkout is requested with. Throws `ApiError` 409 `PRICE_CHANGED` when the price is no longer
 * what the viewer was shown; the price is requested again just before: docs/behaviour.md BE-183, BE-400.
 */
export async function prepareCheckout(visit: ViewerRequest, input: PaymentInput<"checkout">) {
  const { callContext, channel, session } = visit;
  const { paywall: paywallId, price: priceToken, context, mobile, shown } = input;
  const promo = input.promo || undefined;
  requireSignedInSession(session);
  const price = { paywallId, priceToken };
  const quoted = getQuote(callContext, channel, { ...price, context, promo });
  const quote = await quoted.catch(assignErrorToPromoField(promo)).catch(unlessNone);
  const now = quote ?? (await currentPrice(visit, price));
  if (now && (now.currency !== shown.currency || now.total !== shown.total)) {
    throw new ApiError("checkout", { code: 409, detail: "PRICE_CHANGED" });
  }
  const options = {
    promo,
    success_url: makeReturnUrl(channel, mobile, "/payment/confirm?action=checkout"),
    cancel_url: makeReturnUrl(channel, mobile, backOf(visit, input)),
    // docs/behaviour.md BE-410
    googleAnalyticsClientId:
      input.measured && channel.settings.customGA ? visit.googleClientId : undefined,
  };
  return { price, options };
}

/** The total of a price where the provider has no quotes; undefined where its paywall has no such price. */
async function currentPrice(
  { callContext, channel }: ViewerRequest,
  { paywallId, priceToken }: PriceReference,
) {
  const paywall = await getPaywall(callContext, channel, paywallId, true).catch(unlessNone);
  const prices = paywall && [...paywall.prices, ...paywall.commitment_prices];
  const found = prices?.find(({ token }) => token === priceToken);
  return found && { currency: paywall?.currency, total: commitmentTotal(found) };
}

/** Refusals with status 422 that are about something else than a promo code. */
const notOfPromo = ["FOREIGN_URL", "KEY_REUSED"];

/** For `.catch`: a 422 that names no field, of a call with a promo code, becomes an error of the code's field. */
export function assignErrorToPromoField(promo: string | undefined) {
  return (error: unknown): never => {
    const isOfPromo = promo !== undefined && isApiError(error) && error.code === 422;
    if (!isOfPromo || error.data?.fields || notOfPromo.includes(error.detail ?? "")) throw error;
    const { call, code, source, detail, retryAfterS, providerMessage: message } = error;
    const data = { ...error.data, fields: { promo: message ?? "paymentPromoUnknown" } };
    throw new ApiError(call, { code, source, detail, retryAfterS, message, data }, error);
  };
}

function unlessNone(error: unknown): undefined {
  if (!isNotFoundApiError(error)) throw error;
}

/** The path for a viewer who cancels: the video, or the page that led to the prices. */
function backOf({ channel }: ViewerRequest, { context, paywall, from }: PaymentInput<"checkout">) {
  if (context !== undefined) return `/video/${encodeURIComponent(context)}`;
  const back = safePath(from, channel.origin).replace(/^\/mobile(?=[/?#]|$)/, "");
  const isHome = back === "" || back === "/";
  return isHome ? `/paywalls/${encodeURIComponent(paywall)}` : back;
}
