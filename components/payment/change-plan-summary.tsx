import { formatMoney } from "@/lib/contract/money";
import type { Price, PriceChangeQuote } from "@/lib/contract/paywall";
import { calculatePlanChangeCost } from "@/lib/payment/price-cost";
import { useText } from "../text-provider";
import { PaymentSummaryLine, PaymentSummaryList } from "./payment-summary-list";
import { PriceCostLines } from "./price-cost-lines";

type Props = { quote: PriceChangeQuote; price: Price; isDone?: boolean };

// What is due now, what follows, and what is left for later payments.
export function ChangePlanSummary({ quote, price, isDone = false }: Props) {
  const { t, locale } = useText();
  const { credit, unused, currency } = quote;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <PaymentSummaryList>
      {!isDone && unused > 0 && (
        <PaymentSummaryLine name={t("paymentChangeUnused")}>{money(unused)}</PaymentSummaryLine>
      )}
      {credit > 0 && (
        <PaymentSummaryLine name={t("paymentChangeCredit")}>{money(credit)}</PaymentSummaryLine>
      )}
      <PriceCostLines
        cost={calculatePlanChangeCost(price, quote)}
        price={price}
        currency={currency}
        isPaid={isDone}
      />
    </PaymentSummaryList>
  );
}
