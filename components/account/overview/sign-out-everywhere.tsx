"use client";

import { useRef, useState } from "react";
import { asApiCallError, type ApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import styles from "../../devices/devices.module.css";
import { formErrorMessage } from "../../forms/form-error-message";
import { reloadIfSignedOut } from "../../session/navigate-away";
import { signOut } from "../../session/sign-out";

/** docs/behaviour.md BE-512. */
export function SignOutEverywhere({ mobile }: { mobile: boolean }) {
  const i18n = useText();
  const { t } = i18n;
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiCallError>();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setConfirming(false);
    opener.current?.focus();
  };
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await signOut(mobile, () => callApi("sign-out-everywhere", { mobile }));
    } catch (error) {
      await reloadIfSignedOut(error);
      setFailure(asApiCallError(error));
    }
    setBusy(false);
  };
  return (
    <div className={styles.others}>
      <Button
        ref={opener}
        variant="outline"
        aria-expanded={isConfirming}
        onClick={() => setConfirming(!isConfirming)}
      >
        {t("accountSignOutEverywhere")}
      </Button>
      {isConfirming && (
        <>
          <p>{t("accountSignOutEverywhereHint")}</p>
          <div className={styles.choice}>
            <Button variant="danger" size="small" busy={isBusy} onClick={() => void press()}>
              {t("deviceSignOut")}
            </Button>
            <Button size="small" disabled={isBusy} onClick={close}>
              {t("deviceKeep")}
            </Button>
          </div>
        </>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {formErrorMessage(failure, {}, i18n)}
        </p>
      )}
    </div>
  );
}
