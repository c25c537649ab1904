import type { Purchase } from "../contract/purchase.ts";

/** A paywall to which a viewer subscribes, and whether the plan can be changed. */
export type OwnedPlan = { paywall: string; canChange: boolean };

/** The paywalls that a viewer has: docs/behaviour.md BE-471. */
export function listOwnedPlans(purchases: readonly Purchase[]): OwnedPlan[] {
  return purchases
    .filter(({ kind, status }) => kind === "subscription" && status !== "expired")
    .map(({ paywall, can_cancel: canCancel, offers }) => ({
      paywall: paywall.token,
      canChange: canCancel && offers.some(({ kind }) => kind === "switch"),
    }));
}
