import type { ApiCallError } from "@/lib/api-client/api-call-error";
import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import { formatMoney } from "@/lib/contract/money";
import type { Price, PriceChangeQuote } from "@/lib/contract/paywall";
import { countCommittedPayments } from "@/lib/contract/price-terms";
import type { Purchase } from "@/lib/contract/purchase";
import { formErrorMessage } from "../forms/form-error-message";
import type { I18n } from "../text-provider";
import { nameOfPrice, priceWithPeriodText } from "./price-texts";

/** "Season pass · €9.99 a month". */
export function formatSubscriptionPlan(subscription: Purchase, i18n: I18n): string {
  const { paywall, price, currency, payment_period: period } = subscription;
  const amount = period
    ? priceWithPeriodText(price, currency, { ...subscription, payment_period: period }, i18n)
    : formatMoney(price, currency, i18n.locale);
  return `${paywall.name ?? paywall.token} · ${amount}`;
}

/** "Monthly, with commitment · €5.99 a month · 12 payments minimum." */
export function describePlan(price: Price, currency: string, i18n: I18n): string {
  const count = countCommittedPayments(price);
  return [
    nameOfPrice(price, i18n),
    priceWithPeriodText(price.price, currency, price, i18n),
    ...(count > 1 ? [i18n.t("paymentTermsBound", { count })] : []),
  ].join(" · ");
}

/** What a change of plan ends: the discount of later payments, a trial. */
export function describeLostBenefits(
  { trial_ends_at: trialEnd }: Purchase,
  { lost_discount: lost, currency }: PriceChangeQuote,
  { t, locale }: I18n,
): string[] {
  const texts: string[] = [];
  if (trialEnd !== undefined)
    texts.push(t("paymentChangeTrial", { date: formatLongUtcDay(trialEnd, locale) }));
  if (lost) {
    const amount = formatMoney(lost.amount, currency, locale);
    const { payments: count } = lost;
    texts.push(
      count === undefined
        ? t("paymentChangeDiscountEach", { amount })
        : t("paymentChangeDiscount", { amount, count }),
    );
  }
  return texts;
}

/** Why the plan of a subscription cannot be changed; undefined if no other plan is offered, or the reason is unknown. */
export function describeMissingPlanChange(
  { no_switch: reason }: Purchase,
  { t }: I18n,
): string | undefined {
  if (reason === "used") return t("paymentChangeUsed");
  return reason === "commitment" ? t("paymentChangeBound") : undefined;
}

/** Why a subscription was not changed. */
export function describePlanChangeError(error: ApiCallError, i18n: I18n): string {
  if (error.detail === "PRICE_CHANGED") return i18n.t("paymentChangeAgain");
  const texts = {
    402: "paymentDeclined",
    404: "paymentNoSubscription",
    409: "paymentNotOffered",
    410: "paymentPriceGone",
  };
  return formErrorMessage(error, texts, i18n);
}
