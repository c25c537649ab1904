import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import { formatMoney } from "@/lib/contract/money";
import type { Price, PriceChangeQuote } from "@/lib/contract/paywall";
import { skipFirstScheduledPayments } from "@/lib/contract/payment-schedule";
import { useText } from "../text-provider";
import { LaterPaymentLines, PaymentSummaryLine, PaymentSummaryList } from "./payment-summary-list";

type Props = { quote: PriceChangeQuote; price: Price; isDone?: boolean };

// What is due now, what follows, and what is left for later payments.
export function ChangePlanSummary({ quote, price, isDone = false }: Props) {
  const { t, locale } = useText();
  const { due, credit, unused, currency, schedule, ends_at: endsAt } = quote;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const [next] = schedule;
  return (
    <PaymentSummaryList>
      {!isDone && (
        <>
          {unused > 0 && (
            <PaymentSummaryLine name={t("paymentChangeUnused")}>{money(unused)}</PaymentSummaryLine>
          )}
          <PaymentSummaryLine name={t("paymentDueToday")} variant="strong">
            {money(due)}
          </PaymentSummaryLine>
        </>
      )}
      {credit > 0 && (
        <PaymentSummaryLine name={t("paymentChangeCredit")}>{money(credit)}</PaymentSummaryLine>
      )}
      {next && (
        <PaymentSummaryLine name={t("paymentNextOn", { date: formatLongUtcDay(next.at, locale) })}>
          {money(next.amount)}
        </PaymentSummaryLine>
      )}
      <LaterPaymentLines
        schedule={skipFirstScheduledPayments(price, schedule, next?.count ?? 1)}
        price={price}
        currency={currency}
        isDated
      />
      {endsAt !== undefined && (
        <PaymentSummaryLine name={t("paymentLeaving")} variant="wide">
          {t("paymentLeave", { date: formatLongUtcDay(endsAt, locale) })}
        </PaymentSummaryLine>
      )}
    </PaymentSummaryList>
  );
}
