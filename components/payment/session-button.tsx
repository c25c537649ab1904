"use client";

import { type ReactNode, useState } from "react";
import { errorMessage } from "../forms/error-message";
import { useText } from "../text-provider";
import { Button, type ButtonLook } from "../ui/button";
import { Leaving } from "./leaving";
import { usePress } from "./use-press";

type Props = Look & {
  /** The call that tells which hosted page it is. */
  call: "payment-portal" | "change-card" | "resume-subscription";
  /** Of a subscription's page. */
  paywall?: string;
  mobile: boolean;
  children: ReactNode;
};

type Look = ButtonLook & { "aria-describedby"?: string };

// Leads to a hosted page.
export function SessionButton({ call, paywall = "", mobile, children, ...look }: Props) {
  const i18n = useText();
  const [to, setTo] = useState<string>();
  const { busy, error, press } = usePress();
  const open = async () => {
    const answer = await (call === "payment-portal"
      ? press(call, { mobile })
      : press(call, { paywall, mobile }));
    if (answer?.to) setTo(answer.to);
    else if (answer) location.reload();
  };
  if (to !== undefined) return <Leaving to={to} />;
  return (
    <>
      <Button {...look} busy={busy} onClick={() => void open()}>
        {children}
      </Button>
      {error && <p role="alert">{errorMessage(error, { 404: "paymentNoPayments" }, i18n)}</p>}
    </>
  );
}

export function ResumeButton({
  paywall,
  mobile,
  ...look
}: Look & { paywall: string; mobile: boolean }) {
  const { t } = useText();
  return (
    <SessionButton
      look="primary"
      {...look}
      call="resume-subscription"
      paywall={paywall}
      mobile={mobile}
    >
      {t("paymentResume")}
    </SessionButton>
  );
}
