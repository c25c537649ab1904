"use client";

import { type FormEvent, useId, useState } from "react";
import { trackVisit } from "@/lib/analytics/visit-tracker";
import type { Paywall, Quote } from "@/lib/contract/paywall";
import { commitmentTotal } from "@/lib/contract/price-terms";
import { calculatePriceCost } from "@/lib/payment/price-cost";
import { giftCost } from "@/lib/payment/gift-terms";
import { initialOffer, type PriceOffer, offersOfTab, sortOffers } from "@/lib/payment/price-offers";
import type { OwnedPlan } from "@/lib/payment/owned-plans";
import { type PeriodTab, periodTabs } from "@/lib/payment/period-tabs";
import { selectConsent } from "@/store/consent/consent-slice";
import { useAppSelector } from "@/store/hooks";
import { useIsHydrated, readFormValues } from "../forms/use-form";
import { type GiftDetails, saveGiftDraft, savedGiftDraft } from "../payment/gift-draft";
import { GiftSwitch } from "../gifts/gift-switch";
import { isGiftFieldError, useGiftFields } from "../gifts/use-gift-fields";
import { HostedPageRedirect } from "../payment/hosted-page-redirect";
import { usePaymentAction } from "../payment/use-payment-action";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { RadioGroup } from "../ui/radio";
import { StatusTag } from "../ui/status-tag";
import { tabId } from "../ui/tab-id";
import { CheckoutErrorAlert } from "./checkout-error-alert";
import { OwnedPlanLink } from "./owned-plan-link";
import { PaymentPeriodTabs } from "./payment-period-tabs";
import { PriceOption, PriceTermsText } from "./price-option";
import { PriceSummary } from "./price-summary";
import styles from "./prices.module.css";
import { PromoField } from "./promo-field";
import { isPromoCodeError, type PromoQuote, usePromoQuote } from "./use-promo-quote";

type Props = {
  paywalls: Paywall[];
  context?: string | undefined;
  /** Of the channel's tabs. */
  order?: Record<string, number> | undefined;
  /** The price that was chosen before. */
  remembered?: string | undefined;
  /** What the viewer has of these. */
  owned?: readonly OwnedPlan[];
  /** When the page was made, epoch ms. */
  now: number;
  mobile: boolean;
};

export function PriceForm({ paywalls, context, order, remembered, owned, now, mobile }: Props) {
  const i18n = useText();
  const { t, locale } = i18n;
  const panel = useId();
  const offers = sortOffers(paywalls);
  const before = initialOffer(offers, order, remembered);
  const tabs = periodTabs(
    offers.map(({ price }) => price.payment_period),
    order,
  );
  const [tab, setTab] = useState(before.tab);
  const [chosen, setChosen] = useState(before.offer?.id);
  const [to, setTo] = useState<string>();
  const measured = useAppSelector(selectConsent) === "granted";
  const { busy, error, press } = usePaymentAction();
  const quote = usePromoQuote(error);
  const gift = useGiftFields(locale, error);
  const hydrated = useIsHydrated();
  const [restored, setRestored] = useState(false);
  if (hydrated && !restored) {
    setRestored(true);
    const draft = savedGiftDraft();
    if (draft && offers.some(({ id, price }) => id === draft.offer && price.can_give)) {
      setChosen(draft.offer);
      setTab("all");
      gift.restore(draft);
    }
  }
  const listed = offersOfTab(tab, offers);
  const offer = listed.find(({ id }) => id === chosen) ?? listed[0];
  if (!offer) return <p>{t("paymentNothing")}</p>;
  const { paywall, price } = offer;
  const { currency } = paywall;
  const choiceOf = (of: PriceOffer) => ({
    paywall: of.paywall.token,
    price: of.price.token,
    context,
  });
  const shownQuote = quote.quote && quote.code && !quote.busy ? quote.quote : undefined;
  const isGift = gift.on && price.can_give;
  const planOf = ({ token }: Paywall) => owned?.find((each) => each.paywall === token);
  const plan = isGift ? undefined : planOf(paywall);

  const requote = (next: PriceOffer | undefined) => {
    if (next && quote.code) void quote.fetchQuote(choiceOf(next), quote.code);
  };
  const choose = (next: PriceOffer) => {
    setChosen(next.id);
    requote(next);
  };
  const chooseTab = (next: PeriodTab) => {
    setTab(next);
    const among = offersOfTab(next, offers);
    if (!among.some(({ id }) => id === offer.id)) requote(among[0]);
  };
  const costWith = (priced: Quote | undefined) =>
    isGift ? giftCost(price, priced) : calculatePriceCost(price, now, priced);
  const cost = costWith(shownQuote);
  const pay = async (giftDetails: GiftDetails | undefined, priced: PromoQuote) => {
    // A price that the look-up made higher was not seen by the viewer: the checkout is refused then.
    const shownTotal = shownQuote?.total ?? commitmentTotal(price);
    const shown = { currency, total: Math.min(shownTotal, priced.quote?.total ?? shownTotal) };
    const body = {
      ...choiceOf(offer),
      promo: priced.code,
      shown,
      measured,
      from: cameFrom(),
      mobile,
    };
    const session = await (giftDetails
      ? press("gift-checkout", { ...body, ...giftDetails })
      : press("checkout", body));
    if (!session) return;
    if (giftDetails) saveGiftDraft({ ...giftDetails, offer: offer.id });
    const value = costWith(priced.quote).dueToday;
    trackVisit({ event_name: "begin_checkout", paywall_token: paywall.token, value, currency });
    setTo(session.to);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const giftDetails = isGift ? gift.read(form) : undefined;
    if (isGift && !giftDetails) return;
    const priced = await quote.settle(choiceOf(offer), typedCode(form));
    if (priced) await pay(giftDetails, priced);
  };
  if (to !== undefined) return <HostedPageRedirect to={to} />;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PaymentPeriodTabs tabs={tabs} selected={tab} panel={panel} choose={chooseTab} />
      <div role="tabpanel" id={panel} aria-labelledby={tabId(panel, tab)} className={styles.groups}>
        {paywalls.map((each) => {
          const pricesOfPaywall = listed.filter((one) => one.paywall === each);
          if (pricesOfPaywall.length === 0) return null;
          return (
            <RadioGroup
              key={each.token}
              variant="boxes"
              legend={
                <span className={styles.legend}>
                  <span>{`${each.name} `}</span>
                  {planOf(each) && <StatusTag tone="good">{t("paymentHave")}</StatusTag>}
                </span>
              }
            >
              {each.description && <p className={styles.gets}>{each.description}</p>}
              {pricesOfPaywall.map((one) => (
                <PriceOption
                  key={one.id}
                  id={`${panel}-${one.id}`}
                  value={one.id}
                  price={one.price}
                  currency={each.currency}
                  i18n={i18n}
                  checked={one === offer}
                  onChange={() => choose(one)}
                >
                  <PriceTermsText
                    price={one.price}
                    currency={each.currency}
                    now={now}
                    quote={one === offer && !isGift ? shownQuote : undefined}
                    i18n={i18n}
                  />
                </PriceOption>
              ))}
            </RadioGroup>
          );
        })}
      </div>
      {price.can_give && <GiftSwitch gift={gift} />}
      {!plan && (
        <PromoField
          applied={
            quote.code && !quote.busy
              ? { code: quote.code, cost: shownQuote && cost, currency }
              : undefined
          }
          busy={quote.busy}
          error={quote.error}
          isAtSubmit={quote.isAtSubmit === true}
          apply={(code) => void quote.fetchQuote(choiceOf(offer), code)}
          remove={quote.forget}
        />
      )}
      {!plan && (
        <PriceSummary
          name={paywall.name}
          price={price}
          currency={currency}
          cost={cost}
          busy={quote.busy}
          isGift={isGift}
        />
      )}
      {error && !isPromoCodeError(error) && !(isGift && isGiftFieldError(error)) && (
        <CheckoutErrorAlert error={error} context={context} mobile={mobile} />
      )}
      {plan ? (
        <OwnedPlanLink plan={plan} mobile={mobile} />
      ) : (
        <div className={styles.end}>
          <Button type="submit" variant="primary" size="large" block busy={busy || quote.busy}>
            {t("paymentContinue")}
          </Button>
          <p className={styles.hint}>{t("paymentNextPage")}</p>
        </div>
      )}
    </form>
  );
}

// Applied or not: nothing that was typed is dropped.
function typedCode(form: HTMLFormElement): string {
  return readFormValues(form).promo?.trim() ?? "";
}

// The page of ours that led here, which is gone back to by who changes their mind.
function cameFrom(): string | undefined {
  const from = URL.parse(document.referrer);
  return from?.origin === location.origin ? from.pathname + from.search : undefined;
}
