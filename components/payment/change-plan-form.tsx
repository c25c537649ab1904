"use client";

import { type FormEvent, useState } from "react";
import { formatMoney } from "@/lib/contract/money";
import type { PriceChangeQuote } from "@/lib/contract/paywall";
import type { Purchase } from "@/lib/contract/purchase";
import { userPath } from "@/lib/urls/user-path";
import { FormAlert } from "../forms/form-alert";
import { FormHeading } from "../form-page/form-heading";
import { useText } from "../text-provider";
import { Button, LinkButton } from "../ui/button";
import { Radio, RadioGroup } from "../ui/radio";
import { ChangePlanSummary } from "./change-plan-summary";
import { HostedPageRedirect } from "./hosted-page-redirect";
import styles from "./payment.module.css";
import { priceWithPeriodText } from "./price-texts";
import {
  describeLostBenefits,
  describeMissingPlanChange,
  describePlan,
  describePlanChangeError,
  formatSubscriptionPlan,
} from "./subscription-plan-texts";
import { usePaymentAction } from "./use-payment-action";
import { usePriceChangeQuote } from "./use-price-change-quote";

type Props = { subscription: Purchase; mobile: boolean };

// Another price of the same paywall: what it costs is shown, then confirmed.
export function ChangePlanForm({ subscription, mobile }: Props) {
  const i18n = useText();
  const { t, locale } = i18n;
  const { paywall, currency, offers } = subscription;
  const prices = offers.flatMap((offer) => (offer.kind === "switch" && offer.price) || []);
  const [token, setToken] = useState(prices[0]?.token ?? "");
  const [to, setTo] = useState<string>();
  const [done, setDone] = useState<PriceChangeQuote>();
  const { busy, error, press } = usePaymentAction();
  const account = userPath("account", mobile);
  const price = prices.find((each) => each.token === token);
  if (to !== undefined) return <HostedPageRedirect to={to} />;
  const back = (
    <LinkButton variant="quiet" size="large" block href={account}>
      {t("myAccount")}
    </LinkButton>
  );
  if (!price) {
    return (
      <>
        <FormHeading title={t("paymentChange")}>
          {describeMissingPlanChange(subscription, i18n) ?? t("paymentChangeNone")}
        </FormHeading>
        {back}
      </>
    );
  }
  const name = paywall.name ?? paywall.token;
  const words = priceWithPeriodText(price.price, currency, price, i18n);
  if (done) {
    const amount = formatMoney(done.due, done.currency, locale);
    return (
      <>
        <FormHeading title={t("paymentSwitched")} isNew>
          {t("paymentChangedPaid", { amount, name, price: words })}
        </FormHeading>
        <ChangePlanSummary quote={done} price={price} isDone />
        <LinkButton variant="primary" size="large" block href={account}>
          {t("myAccount")}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <FormHeading title={t("paymentChange")}>{t("paymentChangeHint")}</FormHeading>
      <p>
        <span>{`${t("paymentChangeNow")}: `}</span>
        <b>{formatSubscriptionPlan(subscription, i18n)}</b>
      </p>
      <RadioGroup variant="rows" legend={t("paymentChangeTo")}>
        {prices.map((each) => (
          <Radio
            key={each.token}
            name="price"
            value={each.token}
            label={describePlan(each, currency, i18n)}
            checked={each === price}
            onChange={() => setToken(each.token)}
          />
        ))}
      </RadioGroup>
      <Confirmation
        key={price.token}
        {...{ subscription, price, busy, error }}
        confirm={async (quote) => {
          const target = { paywall: paywall.token, price: price.token, mobile };
          const shown = { due: quote.due, at: quote.at };
          const result = await press("switch-subscription", { ...target, shown });
          if (result?.to) setTo(result.to);
          else if (result) setDone(quote);
          return result !== undefined;
        }}
      />
      {back}
    </>
  );
}

type ConfirmationProps = {
  subscription: Purchase;
  price: NonNullable<Purchase["offers"][number]["price"]>;
  busy: boolean;
  error: ReturnType<typeof usePaymentAction>["error"];
  confirm: (quote: PriceChangeQuote) => Promise<boolean>;
};

// A cost that has changed meanwhile is requested and shown again.
function Confirmation({ subscription, price, busy, error, confirm }: ConfirmationProps) {
  const i18n = useText();
  const { t, locale } = i18n;
  const quoted = usePriceChangeQuote(subscription.paywall.token, price.token);
  const { quote } = quoted;
  const fault = quoted.error ?? error;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (quote && !(await confirm(quote))) quoted.refresh();
  };
  const amount = quote && formatMoney(quote.due, quote.currency, locale);
  const isPaid = quote !== undefined && quote.due > 0;
  return (
    <form className={styles.acts} onSubmit={(event) => void submit(event)}>
      {quote && <ChangePlanSummary quote={quote} price={price} />}
      {quote &&
        describeLostBenefits(subscription, quote, i18n).map((text) => <p key={text}>{text}</p>)}
      {fault && <FormAlert>{describePlanChangeError(fault, i18n)}</FormAlert>}
      {isPaid && amount && <p className="muted">{t("paymentChangeCharge", { amount })}</p>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        busy={busy || quoted.busy}
        disabled={quoted.error !== undefined}
      >
        {isPaid && amount ? t("paymentChangePay", { amount }) : t("paymentChange")}
      </Button>
    </form>
  );
}
