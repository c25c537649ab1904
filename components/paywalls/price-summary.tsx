import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import { formatMoney } from "@/lib/contract/money";
import type { Price } from "@/lib/contract/paywall";
import type { PriceCost } from "@/lib/payment/price-cost";
import { giftDuration } from "@/lib/payment/gift-terms";
import { giftPeriodText } from "../gifts/gift-texts";
import { type I18n, useText } from "../text-provider";
import { nameOfPrice } from "../payment/price-texts";
import {
  LaterPaymentLines,
  PaymentSummaryLine,
  PaymentSummaryList,
} from "../payment/payment-summary-list";

type Props = {
  name: string;
  price: Price;
  currency: string;
  cost: PriceCost;
  busy: boolean;
  isGift: boolean;
};

// What one gets, what it costs today and later, and how one leaves.
export function PriceSummary({ name, price, currency, cost, busy, isGift }: Props) {
  const i18n = useText();
  const { t, locale } = i18n;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { dueToday, firstAt, more, total, next, later = [] } = cost;
  return (
    <PaymentSummaryList busy={busy}>
      {isGift ? (
        <PaymentSummaryLine name={t("paymentYouGive")}>
          {`${name} · ${giftPeriodText(giftDuration(price), i18n)}`}
        </PaymentSummaryLine>
      ) : (
        <PaymentSummaryLine name={t("paymentYouGet")}>
          {`${name} · ${nameOfPrice(price, i18n)}`}
        </PaymentSummaryLine>
      )}
      <PaymentSummaryLine name={t("paymentDueToday")} variant="strong">
        {money(dueToday)}
      </PaymentSummaryLine>
      {firstAt !== undefined && next && (
        <PaymentSummaryLine name={t("paymentFirstOn", { date: formatLongUtcDay(firstAt, locale) })}>
          {money(next.amount)}
        </PaymentSummaryLine>
      )}
      {more && (
        <PaymentSummaryLine
          name={t("paymentThenMore", {
            count: more.count,
            date: formatLongUtcDay(more.until, locale),
          })}
        >
          {money(more.sum)}
        </PaymentSummaryLine>
      )}
      {total !== undefined && (
        <PaymentSummaryLine name={t("paymentTotal")}>{money(total)}</PaymentSummaryLine>
      )}
      {next && !more && firstAt === undefined && (
        <PaymentSummaryLine name={t("paymentNextOn", { date: formatLongUtcDay(next.at, locale) })}>
          {money(next.amount)}
        </PaymentSummaryLine>
      )}
      <LaterPaymentLines
        {...{ schedule: later, price, currency }}
        isDated={!more || later.length > 1}
      />
      <PaymentSummaryLine name={t("paymentLeaving")} variant="wide">
        {leaveText(cost, isGift, i18n)}
      </PaymentSummaryLine>
    </PaymentSummaryList>
  );
}

function leaveText({ exitAt, firstAt, boundUntil }: PriceCost, isGift: boolean, i18n: I18n) {
  const { t, locale } = i18n;
  if (exitAt === undefined) return t(isGift ? "paymentLeaveGift" : "paymentLeaveOnce");
  if (firstAt === undefined) return t("paymentLeave", { date: formatLongUtcDay(exitAt, locale) });
  const date = formatLongUtcDay(firstAt, locale);
  if (boundUntil === undefined) return t("paymentLeaveTrial", { date });
  return t("paymentLeaveTrialBound", { date, end: formatLongUtcDay(boundUntil, locale) });
}
