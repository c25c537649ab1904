import { voidOpenInvoice } from "../db/commerce/invoices.ts";
import { findPendingPriceChange } from "../db/commerce/price-changes.ts";
import {
  listRunningSubscriptions,
  lockPurchase,
  updatePurchase,
} from "../db/commerce/purchases.ts";
import type { Db } from "../db/database.ts";
import { isSubscriptionPaused, subscriptionAccessEndsAt } from "../domain/commerce/subscription.ts";
import { HttpError } from "../domain/http-error.ts";
import { recordAccessChange } from "./subscriptions.ts";

/**
 * Cancels all subscriptions of a viewer who can no longer use or cancel them: nothing is charged any more, whatever the
 * commitment, and what is paid goes on to the end of its period. Throws 409 `IN_PROGRESS` while a price is being changed.
 */
export async function endSubscriptionsOfViewer(tx: Db, viewer: string, now: Date): Promise<void> {
  for (const id of await listRunningSubscriptions(tx, viewer)) {
    const purchase = await lockPurchase(tx, id);
    if (!purchase || purchase.status === "expired") continue;
    if (await findPendingPriceChange(tx, id)) {
      const message = "A payment of a subscription is under way.";
      throw new HttpError(409, message, { detail: "IN_PROGRESS", retryAfterS: 1 });
    }
    const isOver = purchase.status === "past_due" || isSubscriptionPaused(purchase, now.getTime());
    const endsAt = isOver ? now : (purchase.periodEnd ?? now);
    const facts = {
      cancelledAt: purchase.cancelledAt ?? now,
      endsAt,
      pausedFrom: null,
      resumesAt: null,
    };
    if (isOver) {
      // A charge that is under way is awaited: what was paid goes back.
      const nextAt = (await voidOpenInvoice(tx, id)) ? null : now;
      await updatePurchase(tx, id, { ...facts, status: "expired", nextAt });
      await recordAccessChange(tx, purchase, "revoke", "cancellation", now);
    } else {
      await updatePurchase(tx, id, { ...facts, status: "cancelled", nextAt: endsAt });
      const until = subscriptionAccessEndsAt({ ...purchase, ...facts }, endsAt);
      await recordAccessChange(tx, purchase, "grant", "cancellation", now, until);
    }
  }
}
