import { z } from "zod";
import type { GiftRedemption } from "../contract/gift.ts";
import { undefinedOnApiError } from "../api-error.ts";
import { loadBoughtGifts } from "../pages/load-bought-gifts.ts";
import { cookieScopeOf, type ViewerRequest } from "../pages/viewer-request.ts";
import { isGiftSendDay, maxGiftMessageLength, giftSendTime } from "../payment/gift-terms.ts";
import { requestGiftCheckout } from "../provider-api/checkout.ts";
import { getProfile } from "../provider-api/profile.ts";
import { requestGiftRedemption } from "../provider-api/purchases.ts";
import { withSubscribersGroup } from "../session/session.ts";
import { requireSignedInSession } from "./account-calls.ts";
import type { ApiResponse } from "./api-call.ts";
import { accountInputSchemas } from "./account-input-schemas.ts";
import { assignErrorToPromoField, prepareCheckout } from "./checkout-calls.ts";
import { checkoutInputSchema, idempotencyKeySchema } from "./payment-input-schemas.ts";
import { requestTextSchema } from "../contract/request-text.ts";

export const giftInputSchemas = {
  checkout: checkoutInputSchema.omit({ context: true }).extend({
    email: accountInputSchemas.address.shape.email,
    message: requestTextSchema().trim().max(maxGiftMessageLength).optional(),
    /** The day in the viewer's time zone; absent: immediately. */
    send_on: z.iso
      .date()
      .refine((day) => isGiftSendDay(Date.parse(day)), "paymentGiftDateRange")
      .optional(),
  }),
  redeem: z.object({ code: requestTextSchema().min(1).max(250), key: idempotencyKeySchema }),
};

/** The URL to pay for a gift: `{ to }`. Throws as `beginCheckout` does. docs/behaviour.md BE-188. */
export async function startGiftCheckout(
  visit: ViewerRequest,
  { email, message = "", send_on: day, ...input }: z.output<typeof giftInputSchemas.checkout>,
) {
  // A viewer who cancels returns to the form, which keeps its values.
  const { price, options } = await prepareCheckout(visit, { ...input, from: undefined });
  const send_at = day && giftSendTime(Date.parse(day));
  const { callContext, channel } = visit;
  const body = { ...options, email, message, send_at };
  const opened = requestGiftCheckout(callContext, channel, price, body, input.key);
  const { url } = await opened.catch(assignErrorToPromoField(options.promo));
  return { body: { to: url } };
}

/**
 * Redeems a gift and returns what it opens. Throws `ApiError` 410 for a gift that was redeemed before, 409 for the
 * viewer's own gift.
 */
export async function redeemGiftCode(
  visit: ViewerRequest,
  { code, key: press }: z.output<typeof giftInputSchemas.redeem>,
): Promise<ApiResponse<GiftRedemption>> {
  const { callContext, channel } = visit;
  const session = requireSignedInSession(visit.session);
  const body = await requestGiftRedemption(callContext, channel, code, press);
  // Rows may depend on the group immediately. If this request fails, the next page sets the group.
  const viewer = await getProfile(callContext, channel).catch(undefinedOnApiError);
  const group = viewer?.subscribersGroup;
  if (!group) return { body };
  return { body, cookies: { session: withSubscribersGroup(session, cookieScopeOf(visit), group) } };
}

export async function listViewerGifts({ callContext, channel, session }: ViewerRequest) {
  requireSignedInSession(session);
  return { body: await loadBoughtGifts(callContext, channel) };
}
