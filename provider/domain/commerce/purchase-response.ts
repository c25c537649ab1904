import { formatIsoUtcTime } from "../response-context.ts";
import { createPriceResponse, createPaymentScheduleResponse } from "./paywall-response.ts";
import type { PaymentCard, InvoiceStatus, PriceRecord } from "./commerce-records.ts";
import {
  cancelledSubscriptionEndsAt,
  createNextInvoiceLines,
  allowedPauseMonths,
  type SubscriptionState,
  sumInvoiceLines,
  listUpcomingPayments,
  calculateRemainingCommitment,
  trialEndsAt,
} from "./subscription.ts";

type Shown = { name: string; thumbnail: string | undefined };

/** What a purchase is shown from. */
export type PurchaseResponseInput = {
  purchase: SubscriptionState & {
    id: string;
    kind: "subscription" | "one_off";
    paywall: string;
    content: string | null;
    currency: string;
    isGift: boolean;
    purchasedAt: Date;
    nextAt: Date | null;
  };
  /** What is shown of the paywall and the content, where they are there still. */
  shown: { paywall?: Shown; content?: Shown };
  card: PaymentCard | undefined;
  mayPause: boolean;
  switches: PriceRecord[];
  /** Why the plan cannot be changed, if other prices are sold. */
  noSwitch: "used" | "commitment" | undefined;
  /** It opens the one content that it was bought for. */
  isContentOnly: boolean;
};

/** A purchase on the wire at a moment (epoch ms): docs/provider-api.md PA-85. */
export function createPurchaseResponse(
  { purchase, shown, card, mayPause, switches, noSwitch, isContentOnly }: PurchaseResponseInput,
  now: number,
) {
  const { kind, status, endsAt, cancelledAt, periodEnd } = purchase;
  const isRunning = kind === "subscription" && status !== "expired";
  const isPaused = isRunning && purchase.pausedFrom !== null;
  const goesOn = isRunning && (!endsAt || !periodEnd || endsAt > periodEnd);
  const renews = isPaused ? purchase.resumesAt : periodEnd;
  return {
    id: purchase.id,
    paywall: { token: purchase.paywall, ...shown.paywall },
    content: purchase.content ? { token: purchase.content, ...shown.content } : undefined,
    price: purchase.amount,
    currency: purchase.currency,
    kind,
    status,
    purchased_at: formatIsoUtcTime(purchase.purchasedAt.getTime()),
    renews_at: goesOn ? timeOf(renews) : undefined,
    next_payment: goesOn ? sumInvoiceLines(createNextInvoiceLines(purchase)) : undefined,
    ...(goesOn ? createLaterPaymentsResponse(purchase) : {}),
    credit: (isRunning && purchase.credit) || undefined,
    retry_at: status === "past_due" ? timeOf(purchase.nextAt) : undefined,
    paused_from: isPaused ? timeOf(purchase.pausedFrom) : undefined,
    resumes_at: isPaused ? timeOf(purchase.resumesAt) : undefined,
    earliest_end_at: isRunning
      ? timeOf(endsAt ?? cancelledSubscriptionEndsAt(purchase))
      : undefined,
    ends_at: timeOf(endsAt),
    payment_period: purchase.period,
    payment_period_interval_count: purchase.intervalCount,
    card: card && isRunning ? createPaymentCardResponse(card) : undefined,
    content_only: isContentOnly,
    is_gift: purchase.isGift || undefined,
    can_cancel: isRunning && cancelledAt === null,
    can_resume: isRunning && (isPaused || (cancelledAt !== null && (endsAt?.getTime() ?? 0) > now)),
    offers: [
      ...(mayPause ? [{ kind: "pause", months: allowedPauseMonths }] : []),
      ...switches.map((price) => ({ kind: "switch", price: createPriceResponse(price) })),
    ],
    no_switch: noSwitch,
  };
}

/** The later payments of a subscription on the wire: docs/provider-api.md PA-338. */
export function createLaterPaymentsResponse(purchase: SubscriptionState) {
  const schedule = listUpcomingPayments(purchase);
  if (schedule.length === 0) return {};
  const commitment = calculateRemainingCommitment(purchase);
  return {
    schedule: createPaymentScheduleResponse(schedule),
    trial_ends_at: timeOf(trialEndsAt(purchase)),
    commitment: commitment && {
      payments: commitment.payments,
      amount: commitment.amount,
      last_at: formatIsoUtcTime(commitment.lastAt),
      ends_at: formatIsoUtcTime(commitment.endsAt),
    },
  };
}

/** What may be shown of a card. */
export function createPaymentCardResponse({ brand, last4, expMonth, expYear }: PaymentCard) {
  return { brand, last4, exp_month: expMonth, exp_year: expYear };
}

/** A bill on the wire: docs/provider-api.md PA-86. */
export function createInvoiceResponse(
  invoice: {
    id: string;
    number: string;
    amount: number;
    currency: string;
    status: InvoiceStatus;
    refunded: number;
    issuedAt: Date;
    paidAt: Date | null;
  },
  pdfUrl: string,
) {
  return {
    id: invoice.id,
    number: invoice.number,
    amount: invoice.amount,
    currency: invoice.currency,
    status: invoice.status,
    issued_at: timeOf(invoice.issuedAt),
    paid_at: timeOf(invoice.paidAt),
    refunded: invoice.refunded || undefined,
    pdf_url: pdfUrl,
  };
}

function timeOf(date: Date | null): string | undefined {
  return date ? formatIsoUtcTime(date.getTime()) : undefined;
}
