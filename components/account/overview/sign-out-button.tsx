"use client";

import { useState } from "react";
import { unsentPositions } from "@/lib/playback/saved-films";
import { forgetOwnLists } from "@/lib/viewer/own-lists.browser";
import { notifyTabs } from "@/lib/viewer/tabs.browser";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { outlineLogout } from "../account-icons";
import { asCallError, type CallError, callApi } from "../form/call-api";
import { clearSavedEmail } from "../form/email-field";
import { errorMessage } from "../form/error-message";
import { notifyApp } from "../in-app/notify-app";
import { navigateAway } from "../navigate-away";
import styles from "./sign-out-button.module.css";

/** Leaves the app time to act before the page goes on. */
const delayMs = 500;

export function SignOutButton({ mobile }: { mobile: boolean }) {
  const i18n = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError>();
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    await signOut(mobile).catch((error: unknown) => {
      setBusy(false);
      setFailure(asCallError(error));
    });
  };
  return (
    <div className={styles.place}>
      <Button look="outline" busy={busy} onClick={() => void press()}>
        <Icon path={outlineLogout} arrow />
        {i18n.t("accountSignOut")}
      </Button>
      {failure && <p role="alert">{errorMessage(failure, {}, i18n)}</p>}
    </div>
  );
}

/** Nobody waits longer for a push service to sign out. */
const maxPushMs = 1_000;

async function endPush(): Promise<void> {
  const ended = import("@/lib/viewer/push-subscription.browser")
    .then(({ unsubscribeFromPush }) => unsubscribeFromPush())
    .catch(() => undefined);
  await Promise.race([ended, new Promise((done) => setTimeout(done, maxPushMs))]);
}

async function signOut(mobile: boolean): Promise<void> {
  await endPush();
  const { to } = await callApi<{ to: string }>("sign-out", { mobile });
  notifyTabs();
  forgetOwnLists();
  clearSavedEmail();
  unsentPositions.forget(() => true);
  await notifyApp({ v: 1, type: "logout" }, mobile);
  await new Promise((done) => setTimeout(done, delayMs));
  await navigateAway(to);
}
