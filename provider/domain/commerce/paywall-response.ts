import { amountOfPayment, periodEnd, commitmentTotal } from "../../../lib/contract/price-terms.ts";
import type { ScheduledPayments } from "../../../lib/contract/payment-schedule.ts";
import type { ContentRecord } from "../catalogue/catalogue-records.ts";
import { createPictureUrlTemplate, type MediaUrlContext } from "../media/media-urls.ts";
import { calculateFirstPayment, createPaidPurchaseState } from "./first-payment.ts";
import { formatIsoUtcTime } from "../response-context.ts";
import {
  type PaywallRecord,
  type PriceRecord,
  type PromoRecord,
  toPriceTerms,
} from "./commerce-records.ts";
import { cancelledSubscriptionEndsAt, listUpcomingPayments } from "./subscription.ts";

const maxPayments = 24;

/** A price on the wire: docs/provider-api.md PA-83. */
export function createPriceResponse(price: PriceRecord) {
  const { token, amount, period, intervalCount, commitmentCount } = price;
  return {
    token,
    price: amount,
    payment_period: period,
    payment_period_interval_count: intervalCount,
    payment_period_interval_count_commitment:
      commitmentCount === null ? undefined : intervalCount * commitmentCount,
    commitment_count: commitmentCount ?? undefined,
  };
}

/**
 * A paywall on the wire, with some of what it opens and without the prices that are not sold any more:
 * docs/provider-api.md PA-82.
 */
export function createPaywallResponse(
  paywall: PaywallRecord & { prices: PriceRecord[] },
  media: MediaUrlContext,
  opened: Pick<ContentRecord, "token" | "name" | "picture">[] = [],
) {
  const sold = paywall.prices.filter(({ withdrawn }) => !withdrawn);
  const isBinding = ({ commitmentCount }: PriceRecord) => (commitmentCount ?? 1) > 1;
  // A gift names no content that it would open.
  const offered = (price: PriceRecord) => ({
    ...createPriceResponse(price),
    can_give: !paywall.perContent,
  });
  return {
    token: paywall.token,
    name: paywall.name,
    description: paywall.description || undefined,
    thumbnail: createPictureUrlTemplate(media, paywall.picture),
    url: `/paywalls/${encodeURIComponent(paywall.token)}`,
    currency: paywall.currency,
    prices: sold.filter((price) => !isBinding(price)).map(offered),
    commitment_prices: sold.filter(isBinding).map(offered),
    contents: opened.flatMap(({ token, name, picture }) => {
      const thumbnail = createPictureUrlTemplate(media, picture);
      return thumbnail === undefined ? [] : [{ token, name, thumbnail }];
    }),
    price: sold.length > 0 ? Math.min(...sold.map(({ amount }) => amount)) : undefined,
  };
}

export type PaywallResponse = ReturnType<typeof createPaywallResponse>;

/**
 * What a price costs from a moment on (epoch ms), with a code or without: docs/provider-api.md PA-84, PA-338. The
 * payments are those that one is bound to, and the first that is not reduced any more.
 */
export function createPriceQuoteResponse(
  { currency }: PaywallRecord,
  price: PriceRecord,
  promo: PromoRecord | undefined,
  now: number,
) {
  const terms = toPriceTerms(price);
  const { effect, chargedAt: first } = calculateFirstPayment({ price, effect: promo?.effect }, now);
  const whole = commitmentTotal(terms);
  const total = commitmentTotal(terms, effect);
  const isOnce = price.period === "once";
  const reduced = effect && effect.kind !== "trial" ? (effect.payments ?? 0) : 0;
  const count = isOnce
    ? 1
    : Math.min(maxPayments, Math.max(price.commitmentCount ?? 1, reduced + 1));
  const state = createPaidPurchaseState({ price, effect }, new Date(now));
  return {
    price: price.amount,
    discount: whole - total,
    total,
    currency,
    first_charge: amountOfPayment(terms, effect, 0),
    first_charge_at: formatIsoUtcTime(first),
    ends_at: isOnce ? undefined : formatIsoUtcTime(cancelledSubscriptionEndsAt(state).getTime()),
    payments: Array.from({ length: count }, (_, payment) => ({
      amount: amountOfPayment(terms, effect, payment),
      at: formatIsoUtcTime(payment === 0 ? first : periodEnd(terms, first, payment)),
    })),
    schedule: createPaymentScheduleResponse(listUpcomingPayments(state)),
  };
}

/** Payments that follow, on the wire: docs/provider-api.md PA-338. */
export function createPaymentScheduleResponse(schedule: readonly ScheduledPayments[]) {
  return schedule.map(({ amount, at, count }) => ({ amount, at: formatIsoUtcTime(at), count }));
}
