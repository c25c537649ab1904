import { z } from "zod";
import { soft, text } from "./fields.ts";

/** `GET /ch/{ch}/sessions/{sessionId}/purchase-details`: what a payment that has returned was for. */
export const purchaseDetails = z.object({
  sessionId: soft(text),
  paymentToken: soft(text),
  subscribersGroup: soft(text),
  context: soft(text),
});
export type PurchaseDetails = z.output<typeof purchaseDetails>;
