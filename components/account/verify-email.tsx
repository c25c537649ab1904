"use client";

import { useEffect, useState } from "react";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { Loader } from "../ui/loader";
import { EmailConfirmed } from "./email-confirmed";
import { Alert } from "./form/alert";
import { CallFailure } from "./form/call-failure";
import { callSite } from "./form/call-site";
import { failureWords } from "./form/failure-words";
import { FormHeading } from "./frame/form-heading";
import { LinkExpired } from "./link-expired";

type Props = {
  mobile: boolean;
  token: string;
  /** Where to go next; from the app's mail it opens the app. */
  signIn: string;
};
type Status = "asking" | "confirmed" | "expired" | CallFailure;

// Asked for by the browser, so that a mail server that looks at every link uses none up.
export function VerifyEmail({ mobile, token, signIn }: Props) {
  const i18n = useText();
  const { t } = i18n;
  const { status, again } = useVerification(token);
  if (status === "expired") {
    return <LinkExpired hint={t("accountVerifyExpiredHint")} href={signIn} action={t("signIn")} />;
  }
  if (status === "confirmed") return <EmailConfirmed mobile={mobile} signIn={signIn} />;
  return (
    <>
      <FormHeading title={t("accountVerifying")} />
      {status === "asking" ? (
        <Loader />
      ) : (
        <>
          <Alert>{failureWords(status, {}, i18n)}</Alert>
          <Button look="primary" size="large" block onClick={again}>
            {t("tryAgain")}
          </Button>
        </>
      )}
    </>
  );
}

// One token, one call: React runs effects twice while a page is written.
const asked = new Map<string, Promise<Status>>();

function useVerification(token: string) {
  const [status, setStatus] = useState<Status>("asking");
  const ask = () => {
    const answer = asked.get(token) ?? verify(token);
    asked.set(token, answer);
    void answer.then(setStatus);
  };
  useEffect(ask, [token]);
  const again = () => {
    setStatus("asking");
    asked.delete(token);
    ask();
  };
  return { status, again };
}

async function verify(token: string): Promise<Status> {
  try {
    await callSite("verify-email", { token });
    return "confirmed";
  } catch (error) {
    const failure = error instanceof CallFailure ? error : new CallFailure({ code: 500 }, error);
    return [400, 404, 410].includes(failure.code) ? "expired" : failure;
  }
}
