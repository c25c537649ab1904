"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { useText } from "../../text-provider";
import { Button, LinkButton } from "../../ui/button";
import { Loader } from "../../ui/loader";
import { Alert } from "../form/alert";
import { asCallError, type CallError } from "../form/call-api";
import { errorMessage } from "../form/error-message";
import { FormHeading } from "../frame/form-heading";
import { handOffSession } from "./hand-off";
import { notifyApp } from "./notify-app";

const WelcomeContext = createContext<(name: string) => void>(() => {});

/** Called with the viewer's name once the app has the session; outside the web view nobody calls it. */
export function useWelcome(): (name: string) => void {
  return useContext(WelcomeContext);
}

type Props = {
  /** Signed in by an identity provider a moment ago, and the app has not got the session. */
  signedIn: boolean;
  /** The session has ended by itself, and the app has not been notified. */
  sessionEnded?: boolean;
  children: ReactNode;
};

// The app decides what is shown next; the link home is for one that does nothing.
export function Welcome({ signedIn, sessionEnded = false, children }: Props) {
  const { t } = useText();
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (sessionEnded) void notifyApp({ v: 1, type: "logout" }, true);
  }, [sessionEnded]);
  if (name !== undefined) {
    return (
      <>
        <FormHeading title={t("accountWelcome", { name })} isNew />
        <LinkButton look="outline" block href="/mobile">
          {t("backToHome")}
        </LinkButton>
      </>
    );
  }
  if (signedIn) return <HandOff setName={setName} />;
  return <WelcomeContext value={setName}>{children}</WelcomeContext>;
}

// A viewer who is signed in is not asked to sign in again: a hand-over that failed can be retried.
function HandOff({ setName }: { setName: (name: string) => void }) {
  const i18n = useText();
  const [failure, setFailure] = useState<CallError>();
  const start = useCallback(() => {
    handOffSession().then(setName, (error: unknown) => setFailure(asCallError(error)));
  }, [setName]);
  useEffect(start, [start]);
  const retry = () => {
    setFailure(undefined);
    start();
  };
  if (failure === undefined) return <Loader />;
  return (
    <>
      <FormHeading title={i18n.t("signIn")} />
      <Alert>{errorMessage(failure, {}, i18n)}</Alert>
      <Button look="primary" size="large" block onClick={retry}>
        {i18n.t("tryAgain")}
      </Button>
    </>
  );
}
