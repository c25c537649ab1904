"use client";

import { type FormEvent, useId, useState } from "react";
import { trackVisit } from "@/lib/analytics/visit-tracker";
import type { Paywall, Price } from "@/lib/contract/paywall";
import { totalOf } from "@/lib/contract/price-terms";
import { costOf } from "@/lib/payment/cost";
import { giftCost } from "@/lib/payment/gift-terms";
import { type PeriodTab, periodTabs } from "@/lib/payment/period-tabs";
import { useIsHydrated } from "../account/form/use-form";
import { type GiftWish, saveDraft, savedDraft } from "../gifts/gift-draft";
import { Give } from "../gifts/give";
import { isAtField, useGift } from "../gifts/use-gift";
import { Leaving } from "../payment/leaving";
import { usePress } from "../payment/use-press";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { RadioGroup } from "../ui/radio";
import { tabId } from "../ui/tabs";
import { CheckoutError } from "./checkout-error";
import { PeriodTabs } from "./period-tabs";
import { PriceOption } from "./price-option";
import { PriceSummary } from "./price-summary";
import styles from "./prices.module.css";
import { PromoField } from "./promo-field";
import { useQuote } from "./use-quote";

type Props = {
  paywalls: Paywall[];
  context?: string | undefined;
  /** Of the channel's tabs. */
  order?: Record<string, number> | undefined;
  /** When the page was made, epoch ms. */
  now: number;
  mobile: boolean;
};

type Offer = { id: string; paywall: Paywall; price: Price };

export function PriceForm({ paywalls, context, order, now, mobile }: Props) {
  const { t, locale } = useText();
  const panel = useId();
  const offers = paywalls.flatMap(offersOf);
  const tabs = periodTabs(
    offers.map(({ price }) => price.payment_period),
    order,
  );
  const [tab, setTab] = useState<PeriodTab>(tabs[0] ?? "all");
  const [chosen, setChosen] = useState<string>();
  const [to, setTo] = useState<string>();
  const quote = useQuote();
  const { busy, error, press } = usePress(mobile);
  const gift = useGift(locale, error);
  const hydrated = useIsHydrated();
  const [restored, setRestored] = useState(false);
  if (hydrated && !restored) {
    setRestored(true);
    const draft = savedDraft();
    if (draft && offers.some(({ id, price }) => id === draft.offer && price.can_give)) {
      setChosen(draft.offer);
      setTab("all");
      gift.restore(draft);
    }
  }
  const listed = offers.filter(({ price }) => tab === "all" || price.payment_period === tab);
  const offer = listed.find(({ id }) => id === chosen) ?? listed[0];
  if (!offer) return <p>{t("paymentNothing")}</p>;
  const { paywall, price } = offer;
  const { currency } = paywall;
  const choiceOf = (of: Offer) => ({ paywall: of.paywall.token, price: of.price.token, context });
  const shownQuote = quote.quote && quote.code && !quote.busy ? quote.quote : undefined;
  const isGift = gift.on && price.can_give;
  const cost = isGift ? giftCost(price, shownQuote) : costOf(price, now, shownQuote);

  const requote = (next: Offer | undefined) => {
    if (next && quote.code) void quote.ask(choiceOf(next), quote.code);
  };
  const choose = (next: Offer) => {
    setChosen(next.id);
    requote(next);
  };
  const chooseTab = (next: PeriodTab) => {
    setTab(next);
    const among = offers.filter((each) => next === "all" || each.price.payment_period === next);
    if (!among.some(({ id }) => id === offer.id)) requote(among[0]);
  };
  const pay = async (wish: GiftWish | undefined) => {
    const shown = { currency, total: shownQuote?.total ?? totalOf(price) };
    const promo = quote.code;
    const body = { ...choiceOf(offer), promo, shown, from: cameFrom(), ...wish };
    const answer = await press<{ to: string }>(wish ? "gift-checkout" : "checkout", body);
    if (!answer) return;
    if (wish) saveDraft({ ...wish, offer: offer.id });
    const value = cost.dueToday;
    trackVisit({ event_name: "begin_checkout", paywall_token: paywall.token, value, currency });
    setTo(answer.to);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = isGift ? gift.read(event.currentTarget) : undefined;
    if (!quote.busy && (wish || !isGift)) void pay(wish);
  };
  if (to !== undefined) return <Leaving to={to} />;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PeriodTabs tabs={tabs} selected={tab} panel={panel} choose={chooseTab} />
      <div role="tabpanel" id={panel} aria-labelledby={tabId(panel, tab)} className={styles.groups}>
        {paywalls.map((each) => {
          const own = listed.filter((one) => one.paywall === each);
          if (own.length === 0) return null;
          return (
            <RadioGroup
              key={each.token}
              look="boxes"
              legend={<span className={styles.legend}>{each.name}</span>}
            >
              {each.description && <p className={styles.gets}>{each.description}</p>}
              {own.map((one) => (
                <PriceOption
                  key={one.id}
                  id={`${panel}-${one.id}`}
                  price={one.price}
                  currency={each.currency}
                  now={now}
                  checked={one === offer}
                  choose={() => choose(one)}
                />
              ))}
            </RadioGroup>
          );
        })}
      </div>
      {price.can_give && <Give gift={gift} />}
      <PromoField
        applied={quote.code && shownQuote ? { code: quote.code, cost, currency } : undefined}
        busy={quote.busy}
        error={quote.error}
        apply={(code) => void quote.ask(choiceOf(offer), code)}
        remove={quote.forget}
      />
      <PriceSummary
        name={paywall.name}
        price={price}
        currency={currency}
        cost={cost}
        busy={quote.busy}
        isGift={isGift}
      />
      {error && !(isGift && isAtField(error)) && (
        <CheckoutError error={error} context={context} mobile={mobile} />
      )}
      <div className={styles.end}>
        <Button type="submit" look="primary" size="large" block busy={busy}>
          {t("paymentContinue")}
        </Button>
        <p className={styles.hint}>{t("paymentNextPage")}</p>
      </div>
    </form>
  );
}

function offersOf(paywall: Paywall): Offer[] {
  return inRows(paywall).map((price) => ({
    id: `${paywall.token}/${price.token}`,
    paywall,
    price,
  }));
}

// A commitment stands below the price of the same period, which it is compared with.
function inRows({ prices, commitment_prices: bound }: Paywall): Price[] {
  const isSame = (a: Price) => (b: Price) =>
    a.payment_period === b.payment_period &&
    a.payment_period_interval_count === b.payment_period_interval_count;
  const alone = bound.filter((each) => !prices.some(isSame(each)));
  const withBound = prices.flatMap((each) => {
    const isFirst = prices.find(isSame(each)) === each;
    return [each, ...(isFirst ? bound.filter(isSame(each)) : [])];
  });
  return [...withBound, ...alone];
}

// The page of ours that led here, which is gone back to by who changes their mind.
function cameFrom(): string | undefined {
  const from = URL.parse(document.referrer);
  return from?.origin === location.origin ? from.pathname + from.search : undefined;
}
