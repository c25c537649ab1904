"use client";

import type { Purchase } from "@/lib/contract/purchase";
import { FormHeading } from "../form-page/form-heading";
import { userPath } from "@/lib/urls/user-path";
import { useText } from "../text-provider";
import { LinkButton } from "../ui/button";
import { accessEndText } from "./cancel-subscription-form";
import { ResumeSubscriptionButton } from "./hosted-page-button";

type Props = {
  subscription: Purchase | null;
  /** Its cancellation can be taken back. */
  isResumable: boolean;
  mobile: boolean;
};

// There is nothing to cancel: it is cancelled already, or was never there.
export function SubscriptionEnded({ subscription, isResumable, mobile }: Props) {
  const i18n = useText();
  const { t } = i18n;
  const isCancelled = subscription?.status === "cancelled";
  return (
    <>
      <FormHeading title={isCancelled ? t("paymentCancelled") : t("paymentNoSubscription")}>
        {isCancelled && accessEndText(subscription, i18n)}
      </FormHeading>
      {isCancelled && isResumable && (
        <ResumeSubscriptionButton paywall={subscription.paywall.token} mobile={mobile} />
      )}
      <LinkButton
        variant={isCancelled ? "outline" : "primary"}
        block
        href={userPath("account", mobile)}
      >
        {t("myAccount")}
      </LinkButton>
    </>
  );
}
