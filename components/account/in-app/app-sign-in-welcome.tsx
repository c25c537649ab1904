"use client";

import { asApiCallError, type ApiCallError } from "@/lib/api-client/api-call-error";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useText } from "../../text-provider";
import { Button, LinkButton } from "../../ui/button";
import { Loader } from "../../ui/loader";
import { FormAlert } from "../../forms/form-alert";
import { formErrorMessage } from "../../forms/form-error-message";
import { FormHeading } from "../../form-page/form-heading";
import { type SignInHandoffResult, handSessionToApp } from "./hand-session-to-app";
import { notifyApp } from "../../bridge/notify-app";

type InApp = {
  /** Called once the app has the session; outside the web view it is never called. */
  welcome: (arrival: SignInHandoffResult) => void;
  /** The page's own value for one hand-over. */
  ticket: string | undefined;
};
const InAppContext = createContext<InApp>({ welcome: () => {}, ticket: undefined });

export function useAppSignInContext(): InApp {
  return useContext(InAppContext);
}

type Props = {
  /** Signed in by an identity provider a moment ago, and the app has not got the session. */
  signedIn: boolean;
  /** The session has ended by itself, and the app has not been notified. */
  sessionEnded?: boolean;
  ticket?: string | undefined;
  children: ReactNode;
};

// The app decides what is shown next; the link to what was wanted, or home, is for one that does nothing.
export function AppSignInWelcome({ signedIn, sessionEnded = false, ticket, children }: Props) {
  const { t } = useText();
  const [arrival, setArrival] = useState<SignInHandoffResult>();
  const inApp = useMemo(() => ({ welcome: setArrival, ticket }), [ticket]);
  useEffect(() => {
    if (sessionEnded) void notifyApp({ v: 1, type: "logout" }, true);
  }, [sessionEnded]);
  if (arrival !== undefined) {
    const { name, to } = arrival;
    return (
      <>
        <FormHeading title={t("accountWelcome", { name })} isNew />
        <LinkButton variant="outline" block href={to}>
          {t(to === "/mobile" ? "backToHome" : "accountGoOn")}
        </LinkButton>
      </>
    );
  }
  if (signedIn) return <HandOff {...inApp} />;
  return <InAppContext value={inApp}>{children}</InAppContext>;
}

// A signed-in viewer need not sign in again: a hand-over that failed can be retried.
function HandOff({ welcome, ticket }: InApp) {
  const i18n = useText();
  const [failure, setFailure] = useState<ApiCallError>();
  const start = useCallback(() => {
    handSessionToApp(ticket).then(welcome, (error: unknown) => setFailure(asApiCallError(error)));
  }, [welcome, ticket]);
  useEffect(start, [start]);
  const retry = () => {
    setFailure(undefined);
    start();
  };
  if (failure === undefined) return <Loader />;
  return (
    <>
      <FormHeading title={i18n.t("signIn")} />
      <FormAlert>{formErrorMessage(failure, {}, i18n)}</FormAlert>
      <Button variant="primary" size="large" block onClick={retry}>
        {i18n.t("tryAgain")}
      </Button>
    </>
  );
}
