import { formatMoney } from "@/lib/contract/money";
import type { Price } from "@/lib/contract/paywall";
import { type Cost, costOf } from "@/lib/payment/cost";
import { type I18n, useText } from "../text-provider";
import { Radio } from "../ui/radio";
import { dayText, nameOfPrice, unitOfPrice } from "./price-texts";
import styles from "./prices.module.css";

type Props = {
  price: Price;
  currency: string;
  /** What tells radios of one group from those of another. */
  id: string;
  now: number;
  checked: boolean;
  choose: () => void;
};

export function PriceOption({ price, currency, id, now, checked, choose }: Props) {
  const i18n = useText();
  return (
    <Radio
      name="price"
      className={styles.option}
      id={id}
      value={id}
      label={<b className={styles.name}>{nameOfPrice(price, i18n)}</b>}
      checked={checked}
      aria-describedby={`${id}-cost ${id}-terms`}
      onChange={choose}
    >
      <p id={`${id}-cost`} className={styles.cost}>
        <b className="display">{formatMoney(price.price, currency, i18n.locale)}</b>{" "}
        <span>{unitOfPrice(price, i18n)}</span>
      </p>
      <p id={`${id}-terms`} className={styles.terms}>
        <Terms cost={costOf(price, now)} price={price} currency={currency} i18n={i18n} />
      </p>
    </Radio>
  );
}

// What a price of years comes to, to compare it with others; in minor units.
function monthlyPrice({ price, payment_period: period, ...each }: Price): number | undefined {
  if (period !== "year") return undefined;
  return Math.round(price / (12 * each.payment_period_interval_count));
}

type TermsProps = { cost: Cost; price: Price; currency: string; i18n: I18n };

// What one is bound to stands in the row, before the button.
function Terms({ cost, price, currency, i18n }: TermsProps) {
  const { t, locale } = i18n;
  if (cost.exitAt === undefined) return t("paymentTermsOnce");
  if (cost.total === undefined) {
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
  const total = formatMoney(cost.total, currency, locale);
  return (
    <>
      <b>{t("paymentTermsBound", { count: price.commitment_count ?? 1 })}</b>{" "}
      {t("paymentTermsTotal", { total, date: dayText(cost.exitAt, locale) })}
    </>
  );
}
