import { formatMoney } from "@/lib/contract/money";
import type { Paywall, Price } from "@/lib/contract/paywall";
import { totalOf } from "@/lib/contract/price-terms";
import { nameOfPrice, unitOfPrice } from "../../paywalls/price-texts";
import type { I18n } from "../../text-provider";
import styles from "./offered-prices.module.css";

type Props = { paywalls: Paywall[]; i18n: I18n };

const maxShown = 3;

// Who came for the prices sees them before the form, and chooses one after it.
export function OfferedPrices({ paywalls, i18n }: Props) {
  const { t } = i18n;
  return (
    <>
      {paywalls.slice(0, maxShown).map((each) => (
        <section key={each.token} className={styles.offer} aria-label={each.name}>
          <h2>{each.name}</h2>
          {each.description && <p className="muted">{each.description}</p>}
          <ul>
            {[...each.prices, ...each.commitment_prices].map((price) => (
              <PriceLine key={price.token} price={price} currency={each.currency} i18n={i18n} />
            ))}
          </ul>
        </section>
      ))}
      <p className="muted">{t("accountToChoosePrice")}</p>
    </>
  );
}

type LineProps = { price: Price; currency: string; i18n: I18n };

// "Every 3 months" is not said twice; what one is bound to stands with the amount.
function PriceLine({ price, currency, i18n }: LineProps) {
  const { t, locale } = i18n;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const count = price.commitment_count ?? 1;
  return (
    <li>
      <span>{nameOfPrice(price, i18n)}</span>
      <span className={styles.amount}>
        <b>{money(price.price)}</b>
        {price.payment_period_interval_count === 1 && ` ${unitOfPrice(price, i18n)}`}
      </span>
      {count > 1 && (
        <small className="muted">
          {t("paymentTermsBound", { count })} {t("paymentTotal")}: {money(totalOf(price))}
        </small>
      )}
    </li>
  );
}
