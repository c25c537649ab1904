import { STATUS_CODES } from "node:http";
import { ApiError, isApiError, isNotFoundApiError } from "../api-error.ts";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import { makeReturnUrl } from "../provider-api/accounts.ts";
import {
  changeSubscription,
  getPriceChangeQuote,
  startPaymentPortal,
  startHostedPaymentPage,
  type SubscriptionChange,
} from "../provider-api/subscriptions.ts";
import { requireSignedInSession } from "./account-calls.ts";
import type { ApiResponse } from "./api-call.ts";
import type { PaymentInput } from "./payment-input-schemas.ts";

const account = "/user/account";
/** The URL of the next step; undefined if the change is complete. */
type Next = { to?: string };

/** Throws `ApiError` with the message `HTTP {status}: {text}`. */
export async function cancelViewerSubscription(
  visit: ViewerRequest,
  input: PaymentInput<"cancel">,
) {
  const { paywall, reason, key, mobile } = input;
  const success_url = makeReturnUrl(visit.channel, mobile, "/payment/confirm?action=cancellation");
  const body = { success_url, reason: reason || undefined };
  return change(visit, paywall, key, { act: "cancellation", body }).catch(inStatusText);
}

export async function pauseViewerSubscription(visit: ViewerRequest, input: PaymentInput<"pause">) {
  const { paywall, months, key } = input;
  return change(visit, paywall, key, { act: "pause", body: { months } });
}

/** What a change of price costs now and later; 404 if the provider has no such call. docs/behaviour.md BE-470. */
export async function requestPriceChangeQuote(
  { callContext, channel, session }: ViewerRequest,
  { paywall: paywallId, price: priceToken }: PaymentInput<"switchQuote">,
) {
  requireSignedInSession(session);
  return { body: await getPriceChangeQuote(callContext, channel, { paywallId, priceToken }) };
}

export async function switchSubscriptionPrice(visit: ViewerRequest, input: PaymentInput<"change">) {
  const { paywall, price, shown, key, mobile } = input;
  const body = {
    price_token: price,
    success_url: makeReturnUrl(visit.channel, mobile, account),
    shown: shown && { due: shown.due, at: new Date(shown.at).toISOString() },
  };
  return change(visit, paywall, key, { act: "switch", body });
}

/** Reverts a cancellation or a pause: immediately, or on a hosted page if the provider needs one. */
export async function resumeViewerSubscription(
  visit: ViewerRequest,
  input: PaymentInput<"subscription">,
) {
  const { paywall, key } = input;
  try {
    return await change(visit, paywall, key, { act: "resumption", body: {} });
  } catch (error) {
    if (!isNotFoundApiError(error)) throw error;
    return openSession(visit, input, "reactivation");
  }
}

/** The hosted page to change the card. */
export async function openPaymentMethodPage(
  visit: ViewerRequest,
  input: PaymentInput<"subscription">,
) {
  return openSession(visit, input, "payment-method");
}

/** The hosted page of all payments. */
export async function openPaymentPortal(
  visit: ViewerRequest,
  { key, mobile }: PaymentInput<"portal">,
) {
  const { callContext, channel, session } = visit;
  requireSignedInSession(session);
  const back = makeReturnUrl(channel, mobile, account);
  return { body: { to: await startPaymentPortal(callContext, channel, back, key) } };
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
  { paywall: paywallId, key, mobile }: PaymentInput<"subscription">,
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
