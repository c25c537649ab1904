import type { Purchase } from "../contract/purchase.ts";

/**
 * Whether a cancellation or pause can be reverted: as the provider sends it, else if a subscription was cancelled and
 * ends later than `now` (epoch ms). docs/behaviour.md BE-401.
 */
export function canResumeSubscription(purchase: Purchase, now = Date.now()): boolean {
  const { kind, status, ends_at: endsAt, is_gift: isGift, can_resume: isResumable } = purchase;
  const isCancelled = kind === "subscription" && status === "cancelled" && !isGift;
  return isResumable ?? (isCancelled && endsAt !== undefined && endsAt > now);
}
