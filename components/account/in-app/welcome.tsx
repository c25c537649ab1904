"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { useText } from "../../text-provider";
import { Button, LinkButton } from "../../ui/button";
import { Loader } from "../../ui/loader";
import { Alert } from "../form/alert";
import { CallFailure } from "../form/call-failure";
import { failureWords } from "../form/failure-words";
import { FormHeading } from "../frame/form-heading";
import { tellApp } from "../tell-app";
import { announceArrival } from "./announce";

const WelcomeContext = createContext<(name: string) => void>(() => {});

/** Called with the viewer's name once the app knows; outside the web view nobody calls it. */
export function useWelcome(): (name: string) => void {
  return useContext(WelcomeContext);
}

type Props = {
  /** Signed in by another house a moment ago, and the app has not heard of it. */
  arrived: boolean;
  /** The session ended by itself a moment ago, and the app has not heard of it. */
  isOver?: boolean;
  children: ReactNode;
};

// What is to be done next is the app's to say; the way home is for one that says nothing.
export function Welcome({ arrived, isOver = false, children }: Props) {
  const { t } = useText();
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (isOver) void tellApp({ v: 1, type: "logout" }, true);
  }, [isOver]);
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
  if (arrived) return <Arriving setName={setName} />;
  return <WelcomeContext value={setName}>{children}</WelcomeContext>;
}

// Whoever is signed in is offered no other sign-in: what could not be fetched can be tried again.
function Arriving({ setName }: { setName: (name: string) => void }) {
  const i18n = useText();
  const [failure, setFailure] = useState<CallFailure>();
  const fetchIt = useCallback(() => {
    setFailure(undefined);
    announceArrival().then(setName, (error: unknown) =>
      setFailure(error instanceof CallFailure ? error : new CallFailure({ code: 500 }, error)),
    );
  }, [setName]);
  useEffect(fetchIt, [fetchIt]);
  if (failure === undefined) return <Loader />;
  return (
    <>
      <FormHeading title={i18n.t("signIn")} />
      <Alert>{failureWords(failure, {}, i18n)}</Alert>
      <Button look="primary" size="large" block onClick={fetchIt}>
        {i18n.t("tryAgain")}
      </Button>
    </>
  );
}
