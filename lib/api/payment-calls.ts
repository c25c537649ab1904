import { STATUS_CODES } from "node:http";
import { z } from "zod";
import { currencySchema } from "../contract/paywall.ts";
import { commitmentTotal } from "../contract/price-terms.ts";
import { ApiError, isApiError, isNotFoundApiError } from "../api-error.ts";
import { purchaseCookies } from "../gate/access-rules.ts";
import { cookieScopeOf, type ViewerRequest } from "../pages/viewer-request.ts";
import { paymentOutcomeOf, type PaymentOutcome } from "../payment/outcome.ts";
import { makeReturnUrl } from "../provider-api/accounts.ts";
import { requestHostedCheckout } from "../provider-api/checkout.ts";
import { getPaywall, getQuote, type PriceReference } from "../provider-api/paywalls.ts";
import { getInvoices, getPurchaseDetails, getPurchases } from "../provider-api/purchases.ts";
import {
  changeSubscription,
  getPriceChangeQuote,
  startPaymentPortal,
  startHostedPaymentPage,
  type SubscriptionChange,
} from "../provider-api/subscriptions.ts";
import { withSubscribersGroup } from "../session/session.ts";
import { safePath } from "../urls/site-paths.ts";
import { requireSignedInSession } from "./account-calls.ts";
import type { ApiResponse } from "./api-call.ts";
import { requestTextSchema } from "../contract/request-text.ts";

const account = "/user/account";
const name = requestTextSchema().min(1).max(250);
/** The syntax of an `Idempotency-Key` that the provider accepts. */
export const idempotencyKeySchema = requestTextSchema().regex(/^[\w-]{8,100}$/);
const promo = requestTextSchema().trim().max(100).optional();
const mobile = z.boolean().default(false);
const path = requestTextSchema().max(2_000).optional();

const wanted = z.object({ paywall: name, price: name, context: name.optional(), promo });
export const checkoutInputSchema = wanted.extend({
  /** The price that the viewer has seen. */
  shown: z.object({ currency: currencySchema, total: z.int().min(0) }),
  from: path,
  /** The viewer has agreed to being measured. */
  measured: z.boolean().default(false),
  key: idempotencyKeySchema,
  mobile,
});
export const paymentInputSchemas = {
  quote: wanted,
  checkout: checkoutInputSchema,
  cancel: z.object({
    paywall: name,
    reason: requestTextSchema().trim().max(500).optional(),
    key: idempotencyKeySchema,
    mobile,
  }),
  pause: z.object({
    paywall: name,
    months: z.int().min(1).max(24),
    key: idempotencyKeySchema,
    mobile,
  }),
  switchQuote: z.object({ paywall: name, price: name }),
  change: z.object({
    paywall: name,
    price: name,
    /** The cost that the viewer has confirmed, and its moment (epoch ms). */
    shown: z.object({ due: z.int().min(0), at: z.int().min(0).max(8.64e15) }).optional(),
    key: idempotencyKeySchema,
    mobile,
  }),
  subscription: z.object({ paywall: name, key: idempotencyKeySchema, mobile }),
  portal: z.object({ key: idempotencyKeySchema, mobile }),
  confirm: z.object({ session_id: name }),
  list: z.object({ page: z.coerce.number<number>().int().min(1).max(1_000).default(1) }),
};

type Input<Name extends keyof typeof paymentInputSchemas> = z.output<
  (typeof paymentInputSchemas)[Name]
>;
/** The URL of the next step; undefined if the change is complete. */
type Next = { to?: string };

/** The cost of a price with a promo code, which is never part of a URL; 404 if the provider offers no quotes. */
export async function requestQuote(
  { callContext, channel, session }: ViewerRequest,
  input: Input<"quote">,
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
export async function beginCheckout(visit: ViewerRequest, input: Input<"checkout">) {
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
export async function prepareCheckout(visit: ViewerRequest, input: Input<"checkout">) {
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

/** Throws `ApiError` with the message `HTTP {status}: {text}`. */
export async function cancelViewerSubscription(visit: ViewerRequest, input: Input<"cancel">) {
  const { paywall, reason, key, mobile } = input;
  const success_url = makeReturnUrl(visit.channel, mobile, "/payment/confirm?action=cancellation");
  const body = { success_url, reason: reason || undefined };
  return change(visit, paywall, key, { act: "cancellation", body }).catch(inStatusText);
}

export async function pauseViewerSubscription(visit: ViewerRequest, input: Input<"pause">) {
  const { paywall, months, key } = input;
  return change(visit, paywall, key, { act: "pause", body: { months } });
}

/** What a change of price costs now and later; 404 if the provider has no such call. docs/behaviour.md BE-470. */
export async function requestPriceChangeQuote(
  { callContext, channel, session }: ViewerRequest,
  { paywall: paywallId, price: priceToken }: Input<"switchQuote">,
) {
  requireSignedInSession(session);
  return { body: await getPriceChangeQuote(callContext, channel, { paywallId, priceToken }) };
}

export async function switchSubscriptionPrice(visit: ViewerRequest, input: Input<"change">) {
  const { paywall, price, shown, key, mobile } = input;
  const body = {
    price_token: price,
    success_url: makeReturnUrl(visit.channel, mobile, account),
    shown: shown && { due: shown.due, at: new Date(shown.at).toISOString() },
  };
  return change(visit, paywall, key, { act: "switch", body });
}

/** Reverts a cancellation or a pause: immediately, or on a hosted page if the provider needs one. */
export async function resumeViewerSubscription(visit: ViewerRequest, input: Input<"subscription">) {
  const { paywall, key } = input;
  try {
    return await change(visit, paywall, key, { act: "resumption", body: {} });
  } catch (error) {
    if (!isNotFoundApiError(error)) throw error;
    return openSession(visit, input, "reactivation");
  }
}

/** The hosted page to change the card. */
export async function openCardChangePage(visit: ViewerRequest, input: Input<"subscription">) {
  return openSession(visit, input, "payment-method");
}

/** The hosted page of all payments. */
export async function openPaymentPortal(visit: ViewerRequest, { key, mobile }: Input<"portal">) {
  const { callContext, channel, session } = visit;
  requireSignedInSession(session);
  const back = makeReturnUrl(channel, mobile, account);
  return { body: { to: await startPaymentPortal(callContext, channel, back, key) } };
}

/** The state of the payment that the viewer returns from. The payment token is only in its cookie. */
export async function confirmPayment(
  visit: ViewerRequest,
  { session_id: sessionId }: Input<"confirm">,
): Promise<ApiResponse<PaymentOutcome>> {
  const session = requireSignedInSession(visit.session);
  const details = await getPurchaseDetails(visit.callContext, visit.channel, sessionId);
  const { subscribersGroup: group, ...cookies } = purchaseCookies(details);
  const scope = cookieScopeOf(visit);
  const changed = group
    ? { ...cookies, session: withSubscribersGroup(session, scope, group) }
    : cookies;
  return { body: paymentOutcomeOf(details), cookies: changed };
}

export async function listViewerPurchases(
  { callContext, channel, session }: ViewerRequest,
  input: Input<"list">,
) {
  requireSignedInSession(session);
  return { body: await getPurchases(callContext, channel, input.page) };
}

export async function listViewerInvoices(
  { callContext, channel, session }: ViewerRequest,
  input: Input<"list">,
) {
  requireSignedInSession(session);
  return { body: await getInvoices(callContext, channel, input.page) };
}

async function change(
  { callContext, channel, session }: ViewerRequest,
  paywallId: string,
  key: string,
  what: SubscriptionChange,
): Promise<ApiResponse<Next>> {
  requireSignedInSession(session);
  const { url } = await changeSubscription(callContext, channel, { paywallId, key }, what);
  return { body: { to: url } };
}

async function openSession(
  { callContext, channel, session }: ViewerRequest,
  { paywall: paywallId, key, mobile }: Input<"subscription">,
  action: "payment-method" | "reactivation",
): Promise<ApiResponse<Next>> {
  requireSignedInSession(session);
  const from = makeReturnUrl(channel, mobile, account);
  const success = makeReturnUrl(channel, mobile, `/payment/confirm?action=${action}`);
  const body = { success_url: success, cancel_url: from, session_hosted_url: from };
  const { url } = await startHostedPaymentPage(
    callContext,
    channel,
    action,
    { paywallId, key },
    body,
  );
  return { body: { to: url } };
}

function inStatusText(error: unknown): never {
  if (!isApiError(error)) throw error;
  const { call, code, detail, source, data, retryAfterS, providerMessage } = error;
  const text = providerMessage ?? STATUS_CODES[code] ?? "";
  const facts = { code, detail, source, data, retryAfterS, message: `HTTP ${code}: ${text}` };
  throw new ApiError(call, facts, error);
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
function backOf({ channel }: ViewerRequest, { context, paywall, from }: Input<"checkout">) {
  if (context !== undefined) return `/video/${encodeURIComponent(context)}`;
  const back = safePath(from, channel.origin).replace(/^\/mobile(?=[/?#]|$)/, "");
  const isHome = back === "" || back === "/";
  return isHome ? `/paywalls/${encodeURIComponent(paywall)}` : back;
}
