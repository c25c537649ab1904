import type { Paywall, Price } from "@/lib/contract/paywall";
import { formatMoney } from "@/lib/contract/money";
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
        <section key={each.token} className={styles.offer} aria-labelledby={each.token}>
          <h2 id={each.token}>{each.name}</h2>
          {each.description && <p className="muted">{each.description}</p>}
          <ul>
            {[...each.prices, ...each.commitment_prices].map((price) => (
              <li key={price.token}>
                <span>{nameOfPrice(price, i18n)}</span>
                <Amount price={price} currency={each.currency} i18n={i18n} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="muted">{t("accountToChoosePrice")}</p>
    </>
  );
}

type AmountProps = { price: Price; currency: string; i18n: I18n };

function Amount({ price, currency, i18n }: AmountProps) {
  return (
    <span className={styles.amount}>
      <b>{formatMoney(price.price, currency, i18n.locale)}</b> {unitOfPrice(price, i18n)}
    </span>
  );
}
