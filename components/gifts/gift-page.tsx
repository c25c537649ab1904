"use client";

import { useState } from "react";
import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import type { GiftRedemption } from "@/lib/contract/gift";
import type { GiftModel } from "@/lib/pages/load-gift";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { FormHeading } from "../form-page/form-heading";
import { userPath } from "@/lib/urls/user-path";
import { useText } from "../text-provider";
import { LinkButton } from "../ui/button";
import { GiftToRedeem } from "./gift-to-redeem";
import { ShareGiftLink } from "./share-gift-link";

type Props = { model: GiftModel; paywallId: string | undefined; mobile: boolean };

// What the link of a gift shows: the gift, what came of it, or why there is none.
export function GiftPage({ model, paywallId, mobile }: Props) {
  const { t } = useText();
  const [redeemed, setRedeemed] = useState<GiftRedemption>();
  const { gift } = model;
  const pathOf = (to: string) => pathInSiteOrWebView(to, mobile);
  return (
    <>
      {redeemed ? (
        <Opened redeemed={redeemed} mobile={mobile} />
      ) : gift && gift.status === "sent" && !gift.is_own ? (
        <GiftToRedeem model={{ ...model, gift }} mobile={mobile} onRedeemed={setRedeemed} />
      ) : (
        <Closed model={model} prices={pathOf(`/paywalls/${paywallId ?? ""}`)} mobile={mobile} />
      )}
      <p>
        <a className="link" href={pathOf("/")}>
          {t("backToHome")}
        </a>
      </p>
    </>
  );
}

function Opened({ redeemed, mobile }: { redeemed: GiftRedemption; mobile: boolean }) {
  const { t, locale } = useText();
  const { paywall, ends_at: end } = redeemed;
  return (
    <>
      <FormHeading title={t("paymentGiftYours", { name: paywall.name ?? paywall.token })} isNew>
        {end === undefined
          ? t("paymentGiftYoursForGood")
          : t("paymentGiftUntil", { date: formatLongUtcDay(end, locale) })}
      </FormHeading>
      <LinkButton variant="primary" size="large" block href={mobile ? "/mobile" : "/"}>
        {t("paymentWatchNow")}
      </LinkButton>
      <LinkButton variant="outline" size="large" block href={userPath("account", mobile)}>
        {t("myAccount")}
      </LinkButton>
    </>
  );
}

const closed = {
  unknown: ["paymentGiftUnknown", "paymentGiftUnknownHint"],
  used: ["paymentGiftUsed", "paymentGiftUsedHint"],
  owned: ["paymentGiftOwn", "paymentGiftOwnHint"],
} as const;

type ClosedProps = { model: GiftModel; prices: string; mobile: boolean };

function Closed({ model: { gift, signedIn }, prices, mobile }: ClosedProps) {
  const { t } = useText();
  const state = gift ? (gift.status === "redeemed" ? "used" : "owned") : "unknown";
  const [title, hint] = closed[state];
  const account = gift && signedIn;
  return (
    <>
      <FormHeading title={t(title)}>{t(hint)}</FormHeading>
      {state === "owned" && <ShareGiftLink />}
      <LinkButton
        variant="outline"
        size="large"
        block
        href={account ? userPath("account", mobile) : prices}
      >
        {account ? t("myAccount") : t("chooseHowToWatch")}
      </LinkButton>
    </>
  );
}
