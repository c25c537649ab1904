"use client";

import { type FormEvent, useRef, useState } from "react";
import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import type { Purchase } from "@/lib/contract/purchase";
import { FormAlert } from "../forms/form-alert";
import { FormHeading } from "../form-page/form-heading";
import { userPath } from "@/lib/urls/user-path";
import { type I18n, useText } from "../text-provider";
import { Button, LinkButton } from "../ui/button";
import { Radio, RadioGroup } from "../ui/radio";
import { RetentionOffers, type SubscriptionChangeNotice } from "./retention-offers";
import { HostedPageRedirect } from "./hosted-page-redirect";
import styles from "./payment.module.css";
import { describePlanChangeError, formatSubscriptionPlan } from "./subscription-plan-texts";
import { usePaymentAction } from "./use-payment-action";

type Props = { subscription: Purchase; mobile: boolean };

/** Sent as `reason`: the words are the viewer's language, the codes are not. */
const reasons: Record<string, string> = {
  price: "paymentReasonPrice",
  time: "paymentReasonTime",
  content: "paymentReasonContent",
  fault: "paymentReasonFault",
  other: "paymentReasonOther",
};

// An optional reason, one press that cancels, and one offer after it.
export function CancelSubscriptionForm({ subscription, mobile }: Props) {
  const i18n = useText();
  const { t } = i18n;
  const { paywall, earliest_end_at: endAt, offers } = subscription;
  const form = useRef<HTMLFormElement>(null);
  const [to, setTo] = useState<string>();
  const [changed, setChanged] = useState<SubscriptionChangeNotice>();
  const { busy, error, press } = usePaymentAction();
  const account = userPath("account", mobile);
  const target = { paywall: paywall.token, mobile };
  const follow = async (
    pressed: Promise<{ to?: string } | undefined>,
    done: SubscriptionChangeNotice,
  ) => {
    const result = await pressed;
    if (result?.to) setTo(result.to);
    else if (result) setChanged(done);
  };
  const pause = (months: number, done: SubscriptionChangeNotice) =>
    follow(press("pause-subscription", { ...target, months }), done);
  const cancel = (event: FormEvent) => {
    event.preventDefault();
    const reason = form.current ? String(new FormData(form.current).get("reason") ?? "") : "";
    void follow(press("cancel-subscription", reason ? { ...target, reason } : target), {
      title: t("paymentCancelled"),
      text: accessEndText(subscription, i18n),
    });
  };
  if (to !== undefined) return <HostedPageRedirect to={to} />;
  if (changed) {
    return (
      <>
        <FormHeading title={changed.title} isNew>
          {changed.text}
        </FormHeading>
        <LinkButton variant="primary" size="large" block href={account}>
          {t("myAccount")}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <FormHeading title={t("paymentCancel")}>
        {formatSubscriptionPlan(subscription, i18n)}
      </FormHeading>
      {endAt !== undefined && (
        <p>{t("paymentCancelEffect", { date: formatLongUtcDay(endAt, i18n.locale) })}</p>
      )}
      {error && <FormAlert>{describePlanChangeError(error, i18n)}</FormAlert>}
      <form ref={form} className={styles.acts} onSubmit={cancel}>
        <RadioGroup variant="rows" legend={t("paymentReason")}>
          {Object.keys(reasons).map((code) => (
            <Radio key={code} name="reason" value={code} label={t(reasons[code] ?? "")} />
          ))}
        </RadioGroup>
        <LinkButton variant="quiet" size="large" block href={account}>
          {t("paymentKeep")}
        </LinkButton>
        <Button type="submit" variant="danger" size="large" block busy={busy}>
          {t("paymentCancel")}
        </Button>
      </form>
      {offers.length > 0 && <RetentionOffers {...{ subscription, busy, pause, mobile }} />}
    </>
  );
}

/** Until when a subscription that was cancelled can be watched. */
export function accessEndText(
  { paywall, ends_at: endsAt, earliest_end_at: earliest }: Purchase,
  { t, locale }: I18n,
): string | undefined {
  const end = endsAt ?? earliest;
  if (end === undefined) return undefined;
  return t("paymentCancelUntil", {
    name: paywall.name ?? paywall.token,
    date: formatLongUtcDay(end, locale),
  });
}
