"use client";

import { useEffect, useRef } from "react";
import { trackVisit } from "@/lib/analytics/visit-tracker";
import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import { formatMoney } from "@/lib/contract/money";
import type { PaymentOutcome } from "@/lib/payment/payment-outcome";
import { notifyTabsOfPurchases } from "@/lib/viewer/notify-tabs.browser";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { FormHeading } from "../form-page/form-heading";
import { useDelayedRedirect } from "../form-page/use-delayed-redirect";
import { deleteGiftDraft } from "./gift-draft";
import { PaymentSummaryList } from "./payment-summary-list";
import { PriceCostLines } from "./price-cost-lines";
import { type I18n, useText } from "../text-provider";
import { LinkButton } from "../ui/button";
import { Loader } from "../ui/loader";
import styles from "./payment.module.css";
import { usePaymentConfirmation } from "./use-payment-confirmation";

type Props = { sessionId: string; known: PaymentOutcome | undefined; mobile: boolean };

export function PaymentConfirmation({ sessionId, known, mobile }: Props) {
  const { t } = useText();
  const { outcome, isOpen, isSlow } = usePaymentConfirmation(sessionId, known, mobile);
  if (outcome && !isOpen) {
    return <Outcome {...{ sessionId, outcome, mobile }} isNew={outcome !== known} />;
  }
  return (
    <>
      <FormHeading title={t("paymentChecking")} />
      <div className={styles.waiting} role="status">
        <Loader />
        <p>{isSlow ? t("paymentCheckingLong") : t("paymentCheckingHint")}</p>
      </div>
      <LinkButton variant="outline" block href={mobile ? "/mobile/user/account" : "/user/account"}>
        {t("myAccount")}
      </LinkButton>
    </>
  );
}

type OutcomeProps = { sessionId: string; outcome: PaymentOutcome; mobile: boolean; isNew: boolean };

function Outcome({ sessionId, outcome, mobile, isNew }: OutcomeProps) {
  const i18n = useText();
  const { t } = i18n;
  const { state, action, gift, currency } = outcome;
  const later = outcome.later && currency ? { ...outcome.later, currency } : undefined;
  const to = pathInSiteOrWebView(outcome.to, mobile);
  const isPaid = state === "done" && action === "checkout";
  const isVideo = outcome.to.startsWith("/video/");
  const isBought = isPaid && !gift;
  useDelayedRedirect(isPaid && isVideo ? to : undefined);
  usePurchaseTracked(sessionId, outcome);
  useEffect(() => {
    if (state === "done") notifyTabsOfPurchases();
  }, [state]);
  useEffect(() => {
    if (gift && state === "done") deleteGiftDraft();
  }, [gift, state]);
  if (state === "notPaid" || state === "refunded") {
    const isNotPaid = state === "notPaid";
    return (
      <>
        <FormHeading title={t(isNotPaid ? "paymentNotPaid" : "paymentReturned")} isNew={isNew}>
          {t(isNotPaid ? "paymentNotPaidHint" : "paymentReturnedHint")}
        </FormHeading>
        <LinkButton variant="primary" size="large" block href={to}>
          {isNotPaid && action === "checkout" ? t("paymentChooseAgain") : t("myAccount")}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <FormHeading title={t(titles[action])} isNew={isNew}>
        {isPaid && paidText(outcome, i18n)}
      </FormHeading>
      {gift && (
        <p>
          {gift.sendAt === undefined
            ? t("paymentGiftSoon", { email: gift.email })
            : t("paymentGiftOn", {
                email: gift.email,
                date: formatLongUtcDay(gift.sendAt, i18n.locale),
              })}
        </p>
      )}
      {isBought && later && (
        <PaymentSummaryList>
          <PriceCostLines
            cost={later.cost}
            price={later.interval}
            currency={later.currency}
            isPaid
          />
        </PaymentSummaryList>
      )}
      <div className={styles.acts}>
        <LinkButton
          variant="primary"
          size="large"
          block
          href={isBought && !isVideo ? pathInSiteOrWebView("/", mobile) : to}
        >
          {isBought || isVideo ? t("paymentWatchNow") : t("myAccount")}
        </LinkButton>
        {isBought && (
          <LinkButton variant="outline" block href={pathInSiteOrWebView("/user/account", mobile)}>
            {t("myAccount")}
          </LinkButton>
        )}
      </div>
    </>
  );
}

const titles: Record<PaymentOutcome["action"], string> = {
  checkout: "paymentThanks",
  cancellation: "paymentCancelled",
  "payment-method": "paymentCardSaved",
  reactivation: "paymentResumed",
};

function paidText(outcome: PaymentOutcome, { t, locale }: I18n): string {
  const { paywall, content, price, currency } = outcome;
  const name = content?.name ?? paywall?.name;
  if (name === undefined) return t("paymentPaidPlain");
  if (!price || !currency) return t("paymentYours", { name });
  return t("paymentPaid", { name, amount: formatMoney(price, currency, locale) });
}

function usePurchaseTracked(sessionId: string, outcome: PaymentOutcome): void {
  const done = useRef(false);
  useEffect(() => {
    const { state, action, paywall, price, currency } = outcome;
    if (done.current || state !== "done" || action !== "checkout" || !paywall) return;
    done.current = true;
    if (currency === undefined || price === undefined || !countOnce(sessionId)) return;
    trackVisit({
      event_name: "purchase",
      paywall_token: paywall.token,
      value: price,
      currency,
      transaction_id: sessionId,
    });
  }, [sessionId, outcome]);
}

const key = "mq_counted";
const maxCounted = 20;

/** Whether a purchase has not been counted in this browser before: its page may be loaded again. */
function countOnce(sessionId: string): boolean {
  try {
    const counted = (localStorage.getItem(key) ?? "").split(" ").filter(Boolean);
    if (counted.includes(sessionId)) return false;
    localStorage.setItem(key, [...counted, sessionId].slice(-maxCounted).join(" "));
  } catch {
    // Without storage only this page counts it.
  }
  return true;
}
