import type { PaymentPeriod } from "../../../lib/contract/payment-periods.ts";
import type { PriceTerms, PromoEffect } from "../../../lib/contract/price-terms.ts";

/** A price as the database keeps it; `amount` is of one payment, in minor units. */
export type PriceRecord = {
  token: string;
  paywall: string;
  amount: number;
  period: PaymentPeriod;
  intervalCount: number;
  commitmentCount: number | null;
  /** It can't be bought any more; who has it keeps it. */
  withdrawn: boolean;
};

/** What a paywall is, without its prices. */
export type PaywallRecord = {
  channel: string;
  token: string;
  name: string;
  description: string | null;
  picture: string;
  currency: string;
  /** Tokens of contents; `*` is all. */
  opens: string[];
  /** It opens the one content that it was bought for, none of `opens`. */
  perContent: boolean;
  subscribersGroup: string | null;
};

/** A promo code; its effect on the payments is arithmetic of `lib/contract/price-terms.ts`. */
export type PromoRecord = {
  code: string;
  /** Of this paywall alone. */
  paywall: string | null;
  effect: PromoEffect;
  /** Viewers who may use it, and who do. */
  maxUses: number | null;
  uses: number;
  endsAt: Date | null;
};

/** Why somebody may watch, or may no longer. */
export type AccessChangeReason =
  | "complimentary"
  | "purchase"
  | "renewal"
  | "switch"
  | "cancellation"
  | "resumption"
  | "pause"
  | "unpaid"
  | "refund"
  | "dispute"
  | "gift";

/** What hosted pages are for; `gift` is a checkout for somebody else. */
export type CheckoutSessionAction =
  | "checkout"
  | "gift"
  | "payment-method"
  | "reactivation"
  | "portal";
/** `refunded`: the money came, what it was for could not be given, and it goes back. */
export type CheckoutSessionStatus =
  | "open"
  | "processing"
  | "paid"
  | "cancelled"
  | "expired"
  | "refunded";
export type PurchaseStatus = "active" | "past_due" | "cancelled" | "expired";
export type InvoiceStatus = "open" | "paid" | "refunded" | "void";
export type InvoiceLine = { kind: "payment" | "discount" | "unused" | "credit"; amount: number };

/** A card as the processor names it (`method`), and what may be shown of it. */
export type PaymentCard = {
  method: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** The same, as it is charged without its viewer. */
export type ChargeablePaymentCard = PaymentCard & { customer: string | null };

/** A try to charge a card: what the processor knows it by, and the card. */
export type ChargeAttempt = { key: string; card: ChargeablePaymentCard };

/** Given back by the seller, or taken back by the viewer's bank. */
export type RefundKind = "refund" | "dispute";
/** `wanted` until the processor has responded; `failed` is final: the money is back here. */
export type RefundStatus = "wanted" | "done" | "refused" | "failed";
/** `wanted` until it is known whether the card paid; `lost` is one without any response of the processor. */
export type PriceChangeStatus = "wanted" | "done" | "declined" | "lost";

/** Whom a gift is for, what to say, and when. `sendAt` is epoch ms. */
export type GiftOrder = { email: string; message: string; sendAt: number };

/** The terms of a price, for arithmetic. */
export function toPriceTerms(price: {
  amount: number;
  period: PaymentPeriod;
  intervalCount: number;
  commitmentCount: number | null;
}): PriceTerms {
  return {
    price: price.amount,
    payment_period: price.period,
    payment_period_interval_count: price.intervalCount,
    commitment_count: price.commitmentCount ?? undefined,
  };
}
