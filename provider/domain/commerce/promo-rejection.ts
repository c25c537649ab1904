import { canApplyPromo, type FirstPaymentInput } from "./first-payment.ts";
import type { PromoRecord } from "./commerce-records.ts";

/** Why a code takes nothing off: `detail` of the 422. */
export type PromoRejection =
  | "PROMO_UNKNOWN"
  | "PROMO_NOT_APPLICABLE"
  | "PROMO_ENDED"
  | "PROMO_USED"
  | "PROMO_SOLD_OUT";

/** What keeps a code from being used for an offer at a moment (epoch ms); `spent` by this viewer before. */
export function findPromoRejection(
  promo: PromoRecord | undefined,
  { paywall, ...offer }: { paywall: { token: string } } & FirstPaymentInput,
  now: number,
  spent: boolean,
): PromoRejection | undefined {
  const isElsewhere = promo?.paywall != null && promo.paywall !== paywall.token;
  if (!promo || isElsewhere) return "PROMO_UNKNOWN";
  if (!canApplyPromo(promo.effect, offer)) return "PROMO_NOT_APPLICABLE";
  if (promo.endsAt && promo.endsAt.getTime() <= now) return "PROMO_ENDED";
  if (spent) return "PROMO_USED";
  if (promo.maxUses !== null && promo.uses >= promo.maxUses) return "PROMO_SOLD_OUT";
  return undefined;
}
