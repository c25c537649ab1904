import type { PaymentPeriod } from "../contract/payment-periods.ts";
import type { HostedPageAction, PurchaseDetails } from "../contract/purchase.ts";
import { calculateLaterPaymentsCost } from "./later-payments-cost.ts";
import type { PriceCost } from "./price-cost.ts";

/** How often a price is paid. */
export type PaymentInterval = {
  payment_period: PaymentPeriod;
  payment_period_interval_count?: number | undefined;
};

/** The state of a payment that the viewer returns from. */
export type PaymentState = "done" | "processing" | "refunded" | "notPaid";

/** The outcome of a payment as the browser gets it, without a token. Amounts in minor units. */
export type PaymentOutcome = {
  state: PaymentState;
  action: HostedPageAction;
  /** The path of the next page, without the web view's prefix. */
  to: string;
  paywall?: { token: string; name?: string | undefined };
  /** What was bought of a paywall of single contents. */
  content?: { name?: string | undefined } | undefined;
  price?: number;
  currency?: string;
  /** The later payments of a subscription. */
  later?: { cost: PriceCost; interval: PaymentInterval } | undefined;
  /** The recipient of a gift, and when it is mailed if that is later. */
  gift?: { email: string; sendAt?: number | undefined };
};

/**
 * The outcome of a payment, by the provider's record and not by the URL. A payment without a status counts as paid.
 * docs/behaviour.md BE-184.
 */
export function paymentOutcomeOf(details: PurchaseDetails, now = Date.now()): PaymentOutcome {
  const { action = "checkout", paywall, content, price, currency, gift } = details;
  const state = stateOf(details);
  return {
    state,
    action,
    to: addressOf(state, details),
    paywall,
    content: content && { name: content.name },
    price,
    currency,
    later: laterOf(details),
    gift: gift && { email: gift.email, sendAt: ahead(gift.send_at, now) },
  };
}

function laterOf(details: PurchaseDetails): PaymentOutcome["later"] {
  const { payment_period: period, payment_period_interval_count: count, price = 0 } = details;
  const cost = calculateLaterPaymentsCost(details, price);
  if (!cost || !period) return undefined;
  return { cost, interval: { payment_period: period, payment_period_interval_count: count } };
}

function ahead(at: number | undefined, now: number): number | undefined {
  return at !== undefined && at > now ? at : undefined;
}

function stateOf({ status = "paid" }: PurchaseDetails): PaymentState {
  if (status === "paid") return "done";
  return status === "processing" || status === "refunded" ? status : "notPaid";
}

function addressOf(state: PaymentState, details: PurchaseDetails): string {
  if (state === "refunded") return "/user/account";
  return state === "notPaid" ? choicesOf(details) : nextOf(details);
}

function nextOf({ context, gift }: PurchaseDetails): string {
  return context === undefined || gift ? "/user/account" : `/video/${encodeURIComponent(context)}`;
}

function choicesOf({ action = "checkout", paywall, context }: PurchaseDetails): string {
  if (action !== "checkout") return "/user/account";
  const query = context === undefined ? "" : `?context=${encodeURIComponent(context)}`;
  return `/paywalls/${encodeURIComponent(paywall?.token ?? "")}${query}`;
}
