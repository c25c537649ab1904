import type { Channel } from "../contract/channel.ts";
import { type PurchaseDetails, purchaseDetails } from "../contract/purchase.ts";
import type { CallContext } from "./call-context.ts";
import { deadlines, fetchAnswer } from "./fetch-answer.ts";

/** What a payment session was for. Throws `ApiError` 404 for an unknown or another viewer's session. */
export function getPurchaseDetails(
  callContext: CallContext,
  { token }: Channel,
  sessionId: string,
): Promise<PurchaseDetails> {
  return fetchAnswer({
    call: "purchase-details",
    channel: token,
    segments: ["ch", token, "sessions", sessionId, "purchase-details"],
    schema: purchaseDetails,
    callContext,
    deadlineMs: deadlines.personal,
  });
}
