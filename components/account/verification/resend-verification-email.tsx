"use client";

import { useRef, useState } from "react";
import { asApiCallError, ApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { FormAlert } from "../../forms/form-alert";
import { formErrorMessage } from "../../forms/form-error-message";
import styles from "./resend-verification-email.module.css";

type Props = {
  call: "send-verification" | "forgot-password-again";
  email: string;
  mobile: boolean;
};
type Status = "idle" | "busy" | "sent" | ApiCallError;

export function ResendVerificationEmail({ call, email, mobile }: Props) {
  const i18n = useText();
  const [status, setStatus] = useState<Status>("idle");
  const running = useRef(false);
  const send = async () => {
    if (running.current) return;
    running.current = true;
    setStatus("busy");
    setStatus(await callApi(call, { email, mobile }).then(() => "sent" as const, asApiCallError));
    running.current = false;
  };
  return (
    <div className={styles.resend}>
      <Button variant="outline" busy={status === "busy"} onClick={() => void send()}>
        {i18n.t("accountSendAgain")}
      </Button>
      <p role="status">
        {status instanceof ApiCallError
          ? formErrorMessage(status, {}, i18n)
          : status === "sent" && i18n.t("accountSentAgain")}
      </p>
    </div>
  );
}

export function EmailNotVerified({ email, mobile }: { email: string; mobile: boolean }) {
  const { t } = useText();
  return (
    <FormAlert
      action={<ResendVerificationEmail call="send-verification" email={email} mobile={mobile} />}
    >
      {t("accountNotVerified")}
    </FormAlert>
  );
}
