import type { ReactNode } from "react";
import { formatMoney } from "@/lib/contract/money";
import type { Price } from "@/lib/contract/paywall";
import type { PriceCost } from "@/lib/payment/cost";
import { giftDuration } from "@/lib/payment/gift-terms";
import { giftPeriodText } from "../gifts/gift-texts";
import { useText } from "../text-provider";
import { dayText, nameOfPrice, priceInWords } from "../payment/price-texts";
import styles from "./prices.module.css";

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
  const { dueToday, firstAt, more, total, next, later, exitAt } = cost;
  return (
    <dl className={styles.summary} aria-live="polite" aria-busy={busy || undefined}>
      {isGift ? (
        <Line name={t("paymentYouGive")}>
          {`${name} · ${giftPeriodText(giftDuration(price), i18n)}`}
        </Line>
      ) : (
        <Line name={t("paymentYouGet")}>{`${name} · ${nameOfPrice(price, i18n)}`}</Line>
      )}
      <Line name={t("paymentDueToday")} variant="strong">
        {money(dueToday)}
      </Line>
      {firstAt !== undefined && next && (
        <Line name={t("paymentFirstOn", { date: dayText(firstAt, locale) })}>
          {money(next.amount)}
        </Line>
      )}
      {more && (
        <Line name={t("paymentThenMore", { count: more.count, date: dayText(more.until, locale) })}>
          {money(more.sum)}
        </Line>
      )}
      {total !== undefined && <Line name={t("paymentTotal")}>{money(total)}</Line>}
      {next && !more && firstAt === undefined && (
        <Line name={t("paymentNextOn", { date: dayText(next.at, locale) })}>
          {money(next.amount)}
        </Line>
      )}
      {next && (more || firstAt !== undefined || later !== undefined) && (
        <Line name={t("paymentAfterThat")}>{priceInWords(price.price, currency, price, i18n)}</Line>
      )}
      <Line name={t("paymentLeaving")} variant="wide">
        {exitAt === undefined
          ? t(isGift ? "paymentLeaveGift" : "paymentLeaveOnce")
          : t("paymentLeave", { date: dayText(exitAt, locale) })}
      </Line>
    </dl>
  );
}

type LineProps = { name: string; variant?: "strong" | "wide"; children: ReactNode };

function Line({ name, variant, children }: LineProps) {
  return (
    <div className={variant && styles[variant]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
