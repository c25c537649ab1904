import type { ComponentProps } from "react";
import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import { formatMoney } from "@/lib/contract/money";
import type { Price, Quote } from "@/lib/contract/paywall";
import { countCommittedPayments, commitmentTotal } from "@/lib/contract/price-terms";
import { calculatePriceCost } from "@/lib/payment/price-cost";
import type { I18n } from "../text-provider";
import { Radio } from "../ui/radio";
import { nameOfPrice, pricePeriodText } from "../payment/price-texts";
import styles from "./prices.module.css";

type PriceProps = { price: Price; currency: string; i18n: I18n };

type Props = PriceProps &
  Pick<ComponentProps<"input">, "value" | "checked" | "defaultChecked" | "onChange"> & {
    /** Distinguishes the radios of one group from those of another. */
    id: string;
    /** The commitment of the price, which is shown in the row before the button. */
    children: React.ReactNode;
  };

export function PriceOption({ price, currency, i18n, id, children, ...input }: Props) {
  return (
    <Radio
      {...input}
      name="price"
      className={styles.option}
      id={id}
      label={<b className={styles.name}>{nameOfPrice(price, i18n)}</b>}
      aria-describedby={`${id}-cost ${id}-terms`}
    >
      <p id={`${id}-cost`} className={styles.cost}>
        <b className="display">{formatMoney(price.price, currency, i18n.locale)}</b>{" "}
        <span>{pricePeriodText(price, i18n)}</span>
      </p>
      <p id={`${id}-terms`} className={styles.terms}>
        {children}
      </p>
    </Radio>
  );
}

type TermsProps = PriceProps & {
  now: number;
  /** The effect of a promo code on this price. */
  quote: Quote | undefined;
};

export function PriceTermsText({ price, currency, now, quote, i18n }: TermsProps) {
  const { t, locale } = i18n;
  const cost = calculatePriceCost(price, now, quote);
  const day = (at: number) => formatLongUtcDay(at, locale);
  if (cost.exitAt === undefined || cost.total === undefined) {
    return <OpenTerms {...{ price, currency, i18n }} />;
  }
  const total = formatMoney(cost.total, currency, locale);
  return (
    <>
      <b>{t("paymentTermsBound", { count: countCommittedPayments(price) })}</b>{" "}
      {cost.firstAt !== undefined && cost.boundUntil !== undefined
        ? t("paymentTermsTrial", {
            total,
            trial: day(cost.firstAt),
            date: day(cost.boundUntil),
          })
        : t("paymentTermsTotal", { total, date: day(cost.exitAt) })}
    </>
  );
}

// One line, for who has yet to say who they are; the page of prices says all of it.
export function BriefPriceTerms({ price, currency, i18n }: PriceProps) {
  const { t, locale } = i18n;
  const count = countCommittedPayments(price);
  if (count === 1) {
    return <OpenTerms {...{ price, currency, i18n }} />;
  }
  return (
    <>
      <b>{t("paymentTermsBound", { count })}</b> {t("paymentTotal")}:{" "}
      {formatMoney(commitmentTotal(price), currency, locale)}
    </>
  );
}

function OpenTerms({ price, currency, i18n: { t, locale } }: PriceProps) {
  if (price.payment_period === "once") return t("paymentTermsOnce");
  const aMonth = monthlyPrice(price);
  return (
    <>
      {aMonth !== undefined && (
        <b>{t("paymentTermsMonthly", { price: formatMoney(aMonth, currency, locale) })}</b>
      )}{" "}
      {t("paymentTermsOpen")}
    </>
  );
}

// What a price of years comes to, to compare it with others; in minor units.
function monthlyPrice({ price, payment_period: period, ...each }: Price): number | undefined {
  if (period !== "year") return undefined;
  return Math.round(price / (12 * each.payment_period_interval_count));
}
