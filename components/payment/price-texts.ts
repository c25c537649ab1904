import { formatMoney } from "@/lib/contract/money";
import type { Price } from "@/lib/contract/paywall";
import type { PaymentInterval } from "@/lib/payment/payment-outcome";
import { countCommittedPayments } from "@/lib/contract/price-terms";
import type { PaymentPeriod } from "@/lib/contract/payment-periods";
import type { I18n } from "../text-provider";

const names: Record<PaymentPeriod, string> = {
  once: "paymentOnce",
  week: "paymentWeekly",
  month: "paymentMonthly",
  year: "paymentYearly",
};
const units: Record<PaymentPeriod, string> = {
  once: "paymentOnceUnit",
  week: "paymentPerWeek",
  month: "paymentPerMonth",
  year: "paymentPerYear",
};

/** "Monthly", "Every 3 months", "Monthly, with commitment". */
export function nameOfPrice(price: Price, { t }: I18n): string {
  const { payment_period: period, payment_period_interval_count: count } = price;
  if (price.payment_frequency_label) return price.payment_frequency_label;
  const name = t(names[period], { count });
  return countCommittedPayments(price) > 1 ? t("paymentBoundName", { name }) : name;
}

/** "a month", "every 3 months". */
export function pricePeriodText(
  { payment_period: period, payment_period_interval_count: count = 1 }: PaymentInterval,
  { t }: I18n,
) {
  return t(units[period], { count });
}

/** "€9.99 a month". */
export function priceWithPeriodText(
  amount: number,
  currency: string,
  interval: PaymentInterval,
  i18n: I18n,
): string {
  return `${formatMoney(amount, currency, i18n.locale)} ${pricePeriodText(interval, i18n)}`;
}
