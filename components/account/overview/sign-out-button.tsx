"use client";

import { useState } from "react";
import { asApiCallError, type ApiCallError } from "@/lib/api-client/api-call-error";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { logoutIconPath } from "../../ui/account-icons";
import { formErrorMessage } from "../../forms/form-error-message";
import { signOut } from "../../session/sign-out";
import styles from "./sign-out-button.module.css";

export function SignOutButton({ mobile }: { mobile: boolean }) {
  const i18n = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiCallError>();
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    await signOut(mobile).catch((error: unknown) => {
      setBusy(false);
      setFailure(asApiCallError(error));
    });
  };
  return (
    <div className={styles.place}>
      <Button variant="outline" busy={busy} onClick={() => void press()}>
        <Icon path={logoutIconPath} arrow />
        {i18n.t("accountSignOut")}
      </Button>
      {failure && <p role="alert">{formErrorMessage(failure, {}, i18n)}</p>}
    </div>
  );
}
