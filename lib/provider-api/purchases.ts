import type { Channel } from "../contract/channel.ts";
import {
  type BoughtGifts,
  boughtGiftsSchema,
  giftSchema,
  type Gift,
  giftRedemptionSchema,
  type GiftRedemption,
} from "../contract/gift.ts";
import {
  type Invoices,
  invoicesSchema,
  type PurchaseDetails,
  purchaseDetailsSchema,
  type Purchases,
  purchasesSchema,
} from "../contract/purchase.ts";
import type { CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/** The details of a payment session. Throws `ApiError` 404 for an unknown or another viewer's session. */
export function getPurchaseDetails(
  callContext: CallContext,
  { token }: Channel,
  sessionId: string,
): Promise<PurchaseDetails> {
  return fetchFromProvider({
    call: "purchase-details",
    channel: token,
    segments: ["ch", token, "sessions", sessionId, "purchase-details"],
    schema: purchaseDetailsSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** The caller's purchases, the latest first: docs/provider-api.md PA-172. */
export function getPurchases(
  callContext: CallContext,
  { channel_id: id, token: channel }: Channel,
  page: number,
): Promise<Purchases> {
  return fetchFromProvider({
    call: "purchases",
    channel,
    segments: ["ch", id, "users", "purchases"],
    query: { page: String(page) },
    schema: purchasesSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** The caller's invoices, the latest first: docs/provider-api.md PA-173. */
export function getInvoices(
  callContext: CallContext,
  { channel_id: id, token: channel }: Channel,
  page: number,
): Promise<Invoices> {
  return fetchFromProvider({
    call: "invoices",
    channel,
    segments: ["ch", id, "users", "invoices"],
    query: { page: String(page) },
    schema: invoicesSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** The gifts that the caller has bought: docs/provider-api.md PA-174. */
export async function getBoughtGifts(
  callContext: CallContext,
  { channel_id: id, token: channel }: Channel,
): Promise<BoughtGifts["data"]> {
  const { data } = await fetchFromProvider({
    call: "bought-gifts",
    channel,
    segments: ["ch", id, "users", "gifts"],
    schema: boughtGiftsSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
  return data;
}

/** The gift of a link, which may be the caller's own. Throws `ApiError` 404 for an invalid link. */
export function getGift(callContext: CallContext, { token }: Channel, code: string): Promise<Gift> {
  return fetchFromProvider({
    call: "gift",
    channel: token,
    segments: ["ch", token, "gifts", code],
    schema: giftSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** Redeems a gift, once. Throws `ApiError` 410 when it was redeemed before, 409 for the caller's own. */
export function requestGiftRedemption(
  callContext: CallContext,
  { token }: Channel,
  code: string,
  key: string,
): Promise<GiftRedemption> {
  return fetchFromProvider({
    call: "redemption",
    channel: token,
    segments: ["ch", token, "gifts", code, "redemption"],
    method: "POST",
    idempotencyKey: key,
    schema: giftRedemptionSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}
