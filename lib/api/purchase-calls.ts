import { purchaseCookies } from "../gate/access-rules.ts";
import { cookieScopeOf, type ViewerRequest } from "../pages/viewer-request.ts";
import { paymentOutcomeOf, type PaymentOutcome } from "../payment/payment-outcome.ts";
import { getInvoices, getPurchaseDetails, getPurchases } from "../provider-api/purchases.ts";
import { withSubscribersGroup } from "../session/session.ts";
import { requireSignedInSession } from "./account-calls.ts";
import type { ApiResponse } from "./api-call.ts";
import type { PaymentInput } from "./payment-input-schemas.ts";

/** The state of the payment that the viewer returns from. The payment token is only in its cookie. */
export async function confirmPayment(
  visit: ViewerRequest,
  { session_id: sessionId }: PaymentInput<"confirm">,
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
  input: PaymentInput<"list">,
) {
  requireSignedInSession(session);
  return { body: await getPurchases(callContext, channel, input.page) };
}

export async function listViewerInvoices(
  { callContext, channel, session }: ViewerRequest,
  input: PaymentInput<"list">,
) {
  requireSignedInSession(session);
  return { body: await getInvoices(callContext, channel, input.page) };
}
