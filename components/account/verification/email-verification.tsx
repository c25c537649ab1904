"use client";

import { useEffect, useState } from "react";
import { asApiCallError, type ApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Loader } from "../../ui/loader";
import { FormAlert } from "../../forms/form-alert";
import { formErrorMessage } from "../../forms/form-error-message";
import { FormHeading } from "../../form-page/form-heading";
import { FormResult } from "../../form-page/form-result";
import { notifyApp } from "../../bridge/notify-app";
import { useDelayedRedirect } from "../../form-page/use-delayed-redirect";

type Props = {
  mobile: boolean;
  token: string;
  /** Where to go next; from the app's mail it opens the app. */
  signIn: string;
  /** The account page of a viewer who is signed in. */
  account?: string | undefined;
};
/** `other` is the new address, while the other one of both has not confirmed. */
type Status = "pending" | "confirmed" | "expired" | { other: string } | ApiCallError;

// Called by the browser: a mail server that opens every link of a mail uses no token up.
export function EmailVerification({ mobile, token, signIn, account }: Props) {
  const i18n = useText();
  const { t } = i18n;
  const { status, retry } = useVerification(token);
  if (status === "expired") {
    return (
      <FormResult title={t("accountLinkExpired")} href={signIn} action={t("signIn")}>
        {t("accountVerifyExpiredHint")}
      </FormResult>
    );
  }
  if (typeof status === "object" && "other" in status) {
    return (
      <FormResult
        title={t("accountEmailConfirmed")}
        href={account ?? signIn}
        action={t(account === undefined ? "signIn" : "myAccount")}
      >
        {t("accountEmailHalf", { email: status.other })}
      </FormResult>
    );
  }
  if (status === "confirmed") return <EmailConfirmed {...{ mobile, signIn, account }} />;
  return (
    <>
      <FormHeading title={t("accountVerifying")} />
      {status === "pending" ? (
        <Loader />
      ) : (
        <>
          <FormAlert>{formErrorMessage(status, {}, i18n)}</FormAlert>
          <Button variant="primary" size="large" block onClick={retry}>
            {t("tryAgain")}
          </Button>
        </>
      )}
    </>
  );
}

function EmailConfirmed({ mobile, signIn, account }: Omit<Props, "token">) {
  const { t } = useText();
  // An app that is notified goes on by itself.
  const [redirects, setRedirects] = useState(!mobile);
  useDelayedRedirect(redirects ? (account ?? signIn) : undefined);
  useEffect(() => {
    void notifyApp({ v: 1, type: "verification" }, mobile).then((got) => setRedirects(!got));
  }, [mobile]);
  if (account !== undefined) {
    return (
      <FormResult title={t("accountEmailConfirmed")} href={account} action={t("myAccount")}>
        {t("accountEmailConfirmedSignedIn")}
      </FormResult>
    );
  }
  return (
    <FormResult title={t("accountEmailConfirmed")} href={signIn} action={t("signIn")}>
      {t("accountEmailConfirmedHint")}
    </FormResult>
  );
}

// Effects run twice in development, and a token can be used once.
const requests = new Map<string, Promise<Status>>();

function useVerification(token: string) {
  const [status, setStatus] = useState<Status>("pending");
  const start = () => {
    const request = requests.get(token) ?? verify(token);
    requests.set(token, request);
    void request.then(setStatus);
  };
  useEffect(start, [token]);
  const retry = () => {
    setStatus("pending");
    requests.delete(token);
    start();
  };
  return { status, retry };
}

async function verify(token: string): Promise<Status> {
  try {
    const { pendingEmail } = await callApi("verify-email", { token });
    return pendingEmail === undefined ? "confirmed" : { other: pendingEmail };
  } catch (error) {
    const failure = asApiCallError(error);
    return [400, 404, 410].includes(failure.code) ? "expired" : failure;
  }
}
