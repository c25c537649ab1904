"use client";

import { type ReactNode, useState } from "react";
import { formErrorMessage } from "../forms/form-error-message";
import { useText } from "../text-provider";
import { Button, type ButtonAppearance } from "../ui/button";
import { HostedPageRedirect } from "./hosted-page-redirect";
import { usePaymentAction } from "./use-payment-action";

type Props = SessionButtonProps & {
  /** The call that returns the URL of the hosted page. */
  call: "payment-portal" | "change-card" | "resume-subscription";
  /** Of a subscription's page. */
  paywall?: string;
  mobile: boolean;
  children: ReactNode;
};

type SessionButtonProps = ButtonAppearance & { "aria-describedby"?: string };

// Leads to a hosted page.
export function HostedPageButton({ call, paywall = "", mobile, children, ...buttonProps }: Props) {
  const i18n = useText();
  const [to, setTo] = useState<string>();
  const { busy, error, press } = usePaymentAction();
  const open = async () => {
    const session = await (call === "payment-portal"
      ? press(call, { mobile })
      : press(call, { paywall, mobile }));
    if (session?.to) setTo(session.to);
    else if (session) location.reload();
  };
  if (to !== undefined) return <HostedPageRedirect to={to} />;
  return (
    <>
      <Button {...buttonProps} busy={busy} onClick={() => void open()}>
        {children}
      </Button>
      {error && <p role="alert">{formErrorMessage(error, { 404: "paymentNoPayments" }, i18n)}</p>}
    </>
  );
}

export function ResumeSubscriptionButton({
  paywall,
  mobile,
  ...buttonProps
}: SessionButtonProps & { paywall: string; mobile: boolean }) {
  const { t } = useText();
  return (
    <HostedPageButton
      variant="primary"
      {...buttonProps}
      call="resume-subscription"
      paywall={paywall}
      mobile={mobile}
    >
      {t("paymentResume")}
    </HostedPageButton>
  );
}
