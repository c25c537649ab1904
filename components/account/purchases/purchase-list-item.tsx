import { useId } from "react";
import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import { formatMoney } from "@/lib/contract/money";
import type { Purchase } from "@/lib/contract/purchase";
import { isSingleContentPurchase } from "@/lib/payment/is-single-content-purchase";
import { canResumeSubscription } from "@/lib/payment/can-resume-subscription";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { ResumeSubscriptionButton, HostedPageButton } from "../../payment/hosted-page-button";
import { priceWithPeriodText } from "../../payment/price-texts";
import { describeMissingPlanChange } from "../../payment/subscription-plan-texts";
import { type I18n, useText } from "../../text-provider";
import { LinkButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { filledPlayerPlayIconPath } from "../../ui/icon-paths";
import { Picture } from "../../ui/picture";
import { StatusTag } from "../../ui/status-tag";
import { describePurchaseStatus } from "./describe-purchase-status";
import styles from "./purchases.module.css";

type Props = { purchase: Purchase; now: number; channelId: string; mobile: boolean };

export function PurchaseListItem({ purchase, now, channelId, mobile }: Props) {
  const i18n = useText();
  const id = useId();
  const { paywall, content } = purchase;
  const isContent = isSingleContentPurchase(purchase);
  const name = (isContent ? content?.name : undefined) ?? paywall.name ?? paywall.token;
  const video =
    content && pathInSiteOrWebView(`/video/${encodeURIComponent(content.token)}`, mobile);
  const { tag, tone, text } = describePurchaseStatus(purchase, now, i18n);
  const noChange = purchase.can_cancel && describeMissingPlanChange(purchase, i18n);
  return (
    <li>
      <Picture
        src={((isContent && content) || paywall).thumbnail}
        title={name}
        sizes="6rem"
        maxWidth={320}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <h3 id={id}>{video && isContent ? <a href={video}>{name}</a> : name}</h3>
        <p>{termsOf(purchase, i18n)}</p>
        {isContent
          ? paywall.name !== undefined && <p>{paywall.name}</p>
          : content?.name !== undefined && (
              <p>
                <a className="link" href={video}>
                  {content.name}
                </a>
              </p>
            )}
        {(tag ?? text) && (
          <p className={styles.state}>
            {tag && <StatusTag tone={tone}>{tag}</StatusTag>}
            {text && <span>{text}</span>}
          </p>
        )}
        {noChange && <p>{noChange}</p>}
      </div>
      <div className={styles.acts}>
        <Acts {...{ purchase, now, video, channelId, mobile }} labelledBy={id} />
      </div>
    </li>
  );
}

type ActsProps = Props & {
  video: string | undefined;
  /** The id of this row's heading, which describes its buttons. */
  labelledBy: string;
};

function Acts({ purchase, now, video, channelId, mobile, labelledBy }: ActsProps) {
  const { t } = useText();
  const { paywall, kind, status, can_cancel: canCancel, offers } = purchase;
  const token = encodeURIComponent(paywall.token);
  const ofChannel = `channel_id=${encodeURIComponent(channelId)}`;
  const cancel = `/payment/${token}/cancel?${ofChannel}`;
  const change = `/payment/${token}/change?${ofChannel}`;
  const buttonProps = { size: "small", "aria-describedby": labelledBy } as const;
  return (
    <>
      {status === "past_due" && (
        <HostedPageButton
          variant="primary"
          {...buttonProps}
          call="change-card"
          paywall={paywall.token}
          mobile={mobile}
        >
          {t("paymentChangeCard")}
        </HostedPageButton>
      )}
      {video && status !== "expired" && (
        <LinkButton {...buttonProps} href={video} data-plays="">
          <Icon path={filledPlayerPlayIconPath} solid />
          {t("play")}
        </LinkButton>
      )}
      {canResumeSubscription(purchase, now) && (
        <ResumeSubscriptionButton
          variant="outline"
          {...buttonProps}
          paywall={paywall.token}
          mobile={mobile}
        />
      )}
      {canCancel && offers.some((offer) => offer.kind === "switch") && (
        <LinkButton variant="outline" {...buttonProps} href={pathInSiteOrWebView(change, mobile)}>
          {t("paymentChange")}
        </LinkButton>
      )}
      {canCancel && (
        <LinkButton variant="outline" {...buttonProps} href={pathInSiteOrWebView(cancel, mobile)}>
          {t("paymentCancel")}
        </LinkButton>
      )}
      {kind === "subscription" && status === "expired" && paywall.name !== undefined && (
        <LinkButton
          variant="outline"
          {...buttonProps}
          href={pathInSiteOrWebView(`/paywalls/${token}`, mobile)}
        >
          {t("paymentChooseAgain")}
        </LinkButton>
      )}
    </>
  );
}

// "€5.99 a month · Minimum until March 1, 2030", "€3.99 · Bought on March 1, 2030".
function termsOf(purchase: Purchase, i18n: I18n): string {
  const { kind, purchased_at: at, renews_at: renewsAt, earliest_end_at: endAt } = purchase;
  const day = (of: number) => formatLongUtcDay(of, i18n.locale);
  const isBound = purchase.can_cancel && renewsAt !== undefined && (endAt ?? 0) > renewsAt;
  const { commitment } = purchase;
  return [
    priceOf(purchase, i18n),
    kind === "one_off" && i18n.t("paymentBought", { date: day(at) }),
    isBound && i18n.t("paymentBoundUntil", { date: day(endAt ?? 0) }),
    isBound &&
      commitment &&
      i18n.t("paymentBoundLeft", {
        count: commitment.payments,
        amount: formatMoney(commitment.amount, purchase.currency, i18n.locale),
      }),
  ]
    .filter(Boolean)
    .join(" · ");
}

function priceOf(purchase: Purchase, i18n: I18n): string {
  const { price, currency, kind, payment_period: period, is_gift: isGift } = purchase;
  if (isGift) return i18n.t("paymentGift");
  if (kind === "one_off" || period === undefined) return formatMoney(price, currency, i18n.locale);
  return priceWithPeriodText(price, currency, { ...purchase, payment_period: period }, i18n);
}
