import type { ApiCallError } from "@/lib/api-client/api-call-error";
import { formatMoney } from "@/lib/contract/money";
import type { Purchase } from "@/lib/contract/purchase";
import { formErrorMessage } from "../forms/form-error-message";
import type { I18n } from "../text-provider";
import { priceWithPeriodText } from "./price-texts";

/** "Season pass · €9.99 a month". */
export function formatSubscriptionPlan(subscription: Purchase, i18n: I18n): string {
  const { paywall, price, currency, payment_period: period } = subscription;
  const amount = period
    ? priceWithPeriodText(price, currency, { ...subscription, payment_period: period }, i18n)
    : formatMoney(price, currency, i18n.locale);
  return `${paywall.name ?? paywall.token} · ${amount}`;
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
