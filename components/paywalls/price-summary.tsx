import type { Price } from "@/lib/contract/paywall";
import type { PriceCost } from "@/lib/payment/price-cost";
import { giftDuration } from "@/lib/payment/gift-terms";
import { giftPeriodText } from "../gifts/gift-texts";
import { useText } from "../text-provider";
import { nameOfPrice } from "../payment/price-texts";
import { PaymentSummaryLine, PaymentSummaryList } from "../payment/payment-summary-list";
import { PriceCostLines } from "../payment/price-cost-lines";

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
  const { t } = i18n;
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
      <PriceCostLines {...{ cost, price, currency, isGift }} />
    </PaymentSummaryList>
  );
}
