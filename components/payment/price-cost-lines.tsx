import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import { formatMoney } from "@/lib/contract/money";
import type { PaymentInterval } from "@/lib/payment/payment-outcome";
import type { PriceCost } from "@/lib/payment/price-cost";
import { type I18n, useText } from "../text-provider";
import { LaterPaymentLines, PaymentSummaryLine } from "./payment-summary-list";

type Props = {
  cost: PriceCost;
  price: PaymentInterval;
  currency: string;
  isGift?: boolean;
  /** What was due today is paid. */
  isPaid?: boolean;
};

/** What a price costs today and later, and how the subscription is cancelled: before and after every payment. */
export function PriceCostLines({ cost, price, currency, isGift = false, isPaid = false }: Props) {
  const i18n = useText();
  const { t, locale } = i18n;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const day = (at: number) => formatLongUtcDay(at, locale);
  const { dueToday, firstAt, more, total, next, later = [] } = cost;
  return (
    <>
      {!isPaid && (
        <PaymentSummaryLine name={t("paymentDueToday")} variant="strong">
          {money(dueToday)}
        </PaymentSummaryLine>
      )}
      {firstAt !== undefined && next && (
        <PaymentSummaryLine name={t("paymentFirstOn", { date: day(firstAt) })}>
          {money(next.amount)}
        </PaymentSummaryLine>
      )}
      {more && (
        <PaymentSummaryLine
          name={t("paymentThenMore", { count: more.count, date: day(more.until) })}
        >
          {money(more.sum)}
        </PaymentSummaryLine>
      )}
      {total !== undefined && (
        <PaymentSummaryLine name={t("paymentTotal")}>{money(total)}</PaymentSummaryLine>
      )}
      {next && !more && firstAt === undefined && (
        <PaymentSummaryLine name={t("paymentNextOn", { date: day(next.at) })}>
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
    </>
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
