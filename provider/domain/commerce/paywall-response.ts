import { amountOfPayment, periodEnd, commitmentTotal } from "../../../lib/contract/price-terms.ts";
import type { ScheduledPayments } from "../../../lib/contract/payment-schedule.ts";
import type { ContentRecord } from "../catalogue/records.ts";
import { pictureUrlTemplate, type MediaUrlContext } from "../media/media-urls.ts";
import { calculateFirstPayment, newPurchaseState } from "./first-payment.ts";
import { isoTime } from "../response-context.ts";
import { type PaywallRecord, type PriceRecord, type PromoRecord, toPriceTerms } from "./records.ts";
import { cancellationEndsAt, upcomingPayments } from "./subscription.ts";

const maxPayments = 24;

/** A price on the wire: docs/provider-api.md PA-83. */
export function priceResponse(price: PriceRecord) {
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
export function paywallResponse(
  paywall: PaywallRecord & { prices: PriceRecord[] },
  media: MediaUrlContext,
  opened: Pick<ContentRecord, "token" | "name" | "picture">[] = [],
) {
  const sold = paywall.prices.filter(({ withdrawn }) => !withdrawn);
  const isBinding = ({ commitmentCount }: PriceRecord) => (commitmentCount ?? 1) > 1;
  // A gift names no content that it would open.
  const offered = (price: PriceRecord) => ({
    ...priceResponse(price),
    can_give: !paywall.perContent,
  });
  return {
    token: paywall.token,
    name: paywall.name,
    description: paywall.description ?? undefined,
    thumbnail: pictureUrlTemplate(media, paywall.picture),
    url: `/paywalls/${encodeURIComponent(paywall.token)}`,
    currency: paywall.currency,
    prices: sold.filter((price) => !isBinding(price)).map(offered),
    commitment_prices: sold.filter(isBinding).map(offered),
    contents: opened.map(({ token, name, picture }) => ({
      token,
      name,
      thumbnail: pictureUrlTemplate(media, picture),
    })),
    price: sold.length > 0 ? Math.min(...sold.map(({ amount }) => amount)) : undefined,
  };
}

export type PaywallResponse = ReturnType<typeof paywallResponse>;

/**
 * What a price costs from a moment on (epoch ms), with a code or without: docs/provider-api.md PA-84, PA-338. The
 * payments are those that one is bound to, and the first that is not reduced any more.
 */
export function quoteResponse(
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
  const state = newPurchaseState({ price, effect }, new Date(now));
  return {
    price: price.amount,
    discount: whole - total,
    total,
    currency,
    first_charge: amountOfPayment(terms, effect, 0),
    first_charge_at: isoTime(first),
    ends_at: isOnce ? undefined : isoTime(cancellationEndsAt(state).getTime()),
    payments: Array.from({ length: count }, (_, payment) => ({
      amount: amountOfPayment(terms, effect, payment),
      at: isoTime(payment === 0 ? first : periodEnd(terms, first, payment)),
    })),
    schedule: scheduleResponse(upcomingPayments(state)),
  };
}

/** Payments that follow, on the wire: docs/provider-api.md PA-338. */
export function scheduleResponse(schedule: readonly ScheduledPayments[]) {
  return schedule.map(({ amount, at, count }) => ({ amount, at: isoTime(at), count }));
}
