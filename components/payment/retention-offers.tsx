import { useState } from "react";
import type { Purchase } from "@/lib/contract/purchase";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { useText } from "../text-provider";
import { Button, LinkButton } from "../ui/button";
import { Radio, RadioGroup } from "../ui/radio";
import styles from "./payment.module.css";

/** What is said once something was changed. */
export type SubscriptionChangeNotice = { title: string; text?: string | undefined };

type Props = {
  subscription: Purchase;
  busy: boolean;
  pause: (months: number, done: SubscriptionChangeNotice) => Promise<void>;
  mobile: boolean;
};

// What could be done instead, said once and after the way out: a pause, or the page of other prices.
export function RetentionOffers({ subscription, busy, pause, mobile }: Props) {
  const { offers, paywall } = subscription;
  const i18n = useText();
  const { t, locale } = i18n;
  const months = offers.flatMap((offer) => (offer.kind === "pause" && offer.months) || []);
  const hasOtherPrices = offers.some(({ kind }) => kind === "switch");
  const inMonths = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "month",
    unitDisplay: "long",
  });
  const pauses = months.map((count) => ({
    name: inMonths.format(count),
    press: t("paymentPauseFor", { count }),
    act: () => pause(count, { title: t("paymentPaused"), text: t("paymentPausedText", { count }) }),
  }));
  const change = `/payment/${encodeURIComponent(paywall.token)}/change`;
  return (
    <section className={styles.instead} aria-labelledby="instead">
      <h2 id="instead" className="display">
        {t("paymentInstead")}
      </h2>
      <Alternative
        title={t("paymentPauseTitle")}
        hint={t("paymentPauseHint")}
        choices={pauses}
        busy={busy}
      />
      {hasOtherPrices && (
        <div className={styles.alternative}>
          <h3>{t("paymentSwitchTitle")}</h3>
          <LinkButton variant="outline" href={pathInSiteOrWebView(change, mobile)}>
            {t("paymentChange")}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

type Choice = { name: string; press: string; act: () => Promise<void> };
type AlternativeProps = { title: string; hint?: string; choices: Choice[]; busy: boolean };

// One line of choices, and one button that does what is chosen.
function Alternative({ title, hint, choices, busy }: AlternativeProps) {
  const [at, choose] = useState(0);
  const chosen = choices[at];
  if (!chosen) return null;
  return (
    <div className={styles.alternative}>
      {choices.length > 1 ? (
        <RadioGroup variant="segments" legend={title}>
          {choices.map(({ name }, place) => (
            <Radio
              key={name}
              name={title}
              label={name}
              checked={place === at}
              onChange={() => choose(place)}
            />
          ))}
        </RadioGroup>
      ) : (
        <h3>{title}</h3>
      )}
      {hint && <p>{hint}</p>}
      <Button variant="outline" disabled={busy} onClick={() => void chosen.act()}>
        {chosen.press}
      </Button>
    </div>
  );
}
