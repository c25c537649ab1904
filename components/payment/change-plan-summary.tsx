import { formatMoney } from "@/lib/contract/money";
import type { Price, PriceChangeQuote } from "@/lib/contract/paywall";
import { skipPayments } from "@/lib/contract/payment-schedule";
import { useText } from "../text-provider";
import { dayText } from "./price-texts";
import { LaterPayments, SummaryLine, SummaryList } from "./summary-lines";

type Props = { quote: PriceChangeQuote; price: Price; isDone?: boolean };

// What is due now, what follows, and what is left for later payments.
export function ChangePlanSummary({ quote, price, isDone = false }: Props) {
  const { t, locale } = useText();
  const { due, credit, unused, currency, schedule, ends_at: endsAt } = quote;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const [next] = schedule;
  return (
    <SummaryList>
      {!isDone && (
        <>
          {unused > 0 && <SummaryLine name={t("paymentChangeUnused")}>{money(unused)}</SummaryLine>}
          <SummaryLine name={t("paymentDueToday")} variant="strong">
            {money(due)}
          </SummaryLine>
        </>
      )}
      {credit > 0 && <SummaryLine name={t("paymentChangeCredit")}>{money(credit)}</SummaryLine>}
      {next && (
        <SummaryLine name={t("paymentNextOn", { date: dayText(next.at, locale) })}>
          {money(next.amount)}
        </SummaryLine>
      )}
      <LaterPayments
        schedule={skipPayments(price, schedule, next?.count ?? 1)}
        price={price}
        currency={currency}
        isDated
      />
      {endsAt !== undefined && (
        <SummaryLine name={t("paymentLeaving")} variant="wide">
          {t("paymentLeave", { date: dayText(endsAt, locale) })}
        </SummaryLine>
      )}
    </SummaryList>
  );
}
