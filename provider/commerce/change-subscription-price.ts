import { eq } from "drizzle-orm";
import { createPaymentScheduleResponse } from "../domain/commerce/paywall-response.ts";
import {
  cancelledSubscriptionEndsAt,
  calculateRemainingDiscount,
  calculateStateAfterPriceChange,
  listUpcomingPayments,
} from "../domain/commerce/subscription.ts";
import { formatIsoUtcTime } from "../domain/response-context.ts";
import { findActiveSubscription, type PurchaseRow } from "../db/commerce/purchases.ts";
import { paymentMethods } from "../db/commerce-schema.ts";
import { findLastPaidInvoice, findOpenInvoice } from "../db/commerce/invoices.ts";
import {
  addPriceChange,
  type PriceChange,
  findPendingPriceChange,
} from "../db/commerce/price-changes.ts";
import { listInvoiceRefunds } from "../db/commerce/refunds.ts";
import type { ChargeablePaymentCard, PriceRecord } from "../domain/commerce/commerce-records.ts";
import { HttpError, createNotFoundError } from "../domain/http-error.ts";
import type { Services } from "../services.ts";
import { processorLeaseMs } from "./processor-retry.ts";
import { requirePaymentProcessor } from "./checkout.ts";
import { chargePriceChange } from "./charge-price-change.ts";
import {
  canChangeSubscriptionPrice,
  lockOwnedSubscription,
  type SubscriptionRequest,
  calculatePriceChangeCost,
} from "./subscriptions.ts";

/** A cost that the viewer was shown, and its moment (epoch ms): docs/provider-api.md PA-339. */
export type QuotedPriceChange = { due: number; at: number };

/** How long a shown cost can be confirmed, in ms. */
const shownLifeMs = 60 * 60 * 1000;

/**
 * What a change of price costs now and later, computed from the state that it would store. Throws 404 without a running
 * subscription, 409 `NOT_OFFERED`.
 */
export async function quotePriceChange(
  { db, clock }: Services,
  { viewer, paywall, errors }: SubscriptionRequest,
  price: PriceRecord,
) {
  const purchase = await findActiveSubscription(db, viewer.id, paywall);
  if (!purchase) throw createNotFoundError("subscription to", paywall);
  requireOfferedChange(purchase, price, errors);
  const now = clock.now();
  const { due, credit, unused } = await calculatePriceChangeCost(db, purchase, price.amount, now);
  const state = {
    ...purchase,
    ...calculateStateAfterPriceChange(purchase, price, credit, new Date(now)),
  };
  return {
    due,
    credit,
    unused,
    currency: purchase.currency,
    at: formatIsoUtcTime(now),
    schedule: createPaymentScheduleResponse(listUpcomingPayments(state)),
    ends_at: formatIsoUtcTime(cancelledSubscriptionEndsAt(state).getTime()),
    lost_discount: calculateRemainingDiscount(purchase),
  };
}

function requireOfferedChange(
  purchase: PurchaseRow,
  price: PriceRecord,
  errors: SubscriptionRequest["errors"],
): void {
  const isSame = purchase.price === price.token;
  if (isSame || price.period === "once" || !canChangeSubscriptionPrice(purchase)) {
    throw new HttpError(409, errors.notOffered, { detail: "NOT_OFFERED" });
  }
}

/**
 * Switches to another price at once: the unused part of the paid period is deducted from the first payment,
 * and the rest from the following ones. The switch is stored before the card is charged,
 * so that a press whose response was lost neither pays twice nor is lost. Throws 409 `NOT_OFFERED`, 409
 * `IN_PROGRESS` while a payment is under way, 409 `PRICE_CHANGED` if it costs something else than was shown,
 * 402 `CARD_DECLINED`.
 */
export async function changeSubscriptionPrice(
  services: Services,
  act: SubscriptionRequest,
  price: PriceRecord,
  shown?: QuotedPriceChange,
): Promise<void> {
  requirePaymentProcessor(services, act.errors);
  const wanted = await services.db.transaction((tx) => wantSwitch(tx, services, act, price, shown));
  if (wanted && (await chargePriceChange(services, wanted)) !== "done") throw declined(act);
}

/** Undefined when the subscription has that price already: a billing round has completed a press whose response was lost. */
async function wantSwitch(
  tx: Services["db"],
  { clock }: Services,
  act: SubscriptionRequest,
  price: PriceRecord,
  shown: QuotedPriceChange | undefined,
): Promise<PriceChange | undefined> {
  const { purchase, title } = await lockOwnedSubscription(tx, act);
  const running = await findPendingPriceChange(tx, purchase.id);
  if (running?.price.token === price.token) return running;
  if (!running && purchase.price === price.token) return undefined;
  if (running) throw new HttpError(409, act.errors.notOffered, { detail: "NOT_OFFERED" });
  requireOfferedChange(purchase, price, act.errors);
  const now = clock.now();
  const at = new Date(shown?.at ?? now);
  const isDue = purchase.nextAt !== null && purchase.nextAt.getTime() <= now;
  if (isDue || (await isUnderWay(tx, purchase.id))) {
    throw new HttpError(409, act.errors.inProgress, { detail: "IN_PROGRESS", retryAfterS: 1 });
  }
  const costs = await calculatePriceChangeCost(tx, purchase, price.amount, at.getTime());
  if (shown && !isStillShown(shown, costs.due, purchase, now)) {
    throw new HttpError(409, act.errors.priceChanged, { detail: "PRICE_CHANGED" });
  }
  const [method] = await tx
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.viewer, purchase.viewer));
  if (costs.due > 0 && !method) throw declined(act);
  return addPriceChange(tx, {
    purchase: purchase.id,
    price,
    title,
    card: method ? cardOf(method) : null,
    currency: purchase.currency,
    due: costs.due,
    credit: costs.unused > price.amount ? costs.credit : 0,
    unusedOf: costs.unusedOf,
    at,
    dueAt: new Date(Date.now() + processorLeaseMs),
  });
}

/** The moment that was shown counts, if it is not long ago and in the period that is paid. */
function isStillShown(
  { due, at }: QuotedPriceChange,
  costs: number,
  { periodStart }: PurchaseRow,
  now: number,
): boolean {
  return due === costs && at <= now && at >= now - shownLifeMs && at >= periodStart.getTime();
}

/** Whether a bill of it is being charged, or money of one is going back. */
async function isUnderWay(tx: Services["db"], purchase: string): Promise<boolean> {
  if (await findOpenInvoice(tx, purchase)) return true;
  const paid = await findLastPaidInvoice(tx, purchase);
  const refunds = paid ? await listInvoiceRefunds(tx, paid.id) : [];
  return refunds.some(({ status }) => status === "wanted");
}

function cardOf(method: typeof paymentMethods.$inferSelect): ChargeablePaymentCard {
  const { viewer: _viewer, processor: _processor, ...card } = method;
  return card;
}

function declined({ errors }: SubscriptionRequest): HttpError {
  return new HttpError(402, errors.cardDeclined, { detail: "CARD_DECLINED" });
}
