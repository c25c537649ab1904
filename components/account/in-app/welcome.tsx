"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useText } from "../../text-provider";
import { LinkButton } from "../../ui/button";
import { Loader } from "../../ui/loader";
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
  const [waits, setWaits] = useState(arrived);
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (arrived) announceArrival().then(setName, () => setWaits(false));
  }, [arrived]);
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
  if (waits) return <Loader />;
  return <WelcomeContext value={setName}>{children}</WelcomeContext>;
}
