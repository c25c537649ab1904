import type { Paywall } from "@/lib/contract/paywall";
import { initialOffer, sortOffers } from "@/lib/payment/price-offers";
import { BriefPriceTerms, PriceOption } from "../../paywalls/price-option";
import prices from "../../paywalls/prices.module.css";
import type { I18n } from "../../text-provider";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { RadioGroup } from "../../ui/radio";
import styles from "./price-choice-before-sign-in.module.css";
import { RememberPriceForm } from "./remember-price-form";

type Props = {
  paywalls: Paywall[];
  order: Record<string, number> | undefined;
  /** The price that was chosen before. */
  remembered: string | undefined;
  /** Where a newcomer goes on; undefined where accounts are made elsewhere. */
  signUp: string | undefined;
  i18n: I18n;
};

const maxShown = 3;

// Who came for the prices chooses one before saying who they are, and finds it chosen after it.
export function PriceChoiceBeforeSignIn({ paywalls, order, remembered, signUp, i18n }: Props) {
  const { t } = i18n;
  const shown = paywalls.slice(0, maxShown);
  const offers = sortOffers(shown);
  const { offer: chosen } = initialOffer(offers, order, remembered);
  return (
    <RememberPriceForm className={styles.form} action={signUp}>
      <div className={classNames(prices.groups, prices.compact)}>
        {shown.map((each) => (
          <RadioGroup
            key={each.token}
            variant="boxes"
            legend={<span className={prices.legend}>{each.name}</span>}
          >
            {each.description && <p className={prices.gets}>{each.description}</p>}
            {sortOffers([each]).map(({ id, price }) => (
              <PriceOption
                key={id}
                id={`offered-${id}`}
                value={id}
                price={price}
                currency={each.currency}
                i18n={i18n}
                defaultChecked={id === chosen?.id}
              >
                <BriefPriceTerms price={price} currency={each.currency} i18n={i18n} />
              </PriceOption>
            ))}
          </RadioGroup>
        ))}
      </div>
      {signUp && (
        <Button type="submit" variant="primary" size="large" block>
          {t("accountSignUpAndContinue")}
        </Button>
      )}
      <p className={prices.hint}>{t("accountNothingCharged")}</p>
    </RememberPriceForm>
  );
}
