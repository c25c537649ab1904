"use client";

import { useRef, useState } from "react";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import {
  filledBrandApple,
  outlineBrandFacebook,
  outlineBrandGoogle,
  outlineKey,
} from "./account-icons";
import { Alert } from "./form/alert";
import { CallFailure } from "./form/call-failure";
import { callSite } from "./form/call-site";
import { failureWords } from "./form/failure-words";
import { leave } from "./leave";
import styles from "./other-ways.module.css";
import { SocialAlert } from "./social-alert";
import type { Method, Way } from "./ways";

const icons: Record<Method, string> = {
  google: outlineBrandGoogle,
  facebook: outlineBrandFacebook,
  apple: filledBrandApple,
  sso: outlineKey,
};

type Props = {
  ways: Way[];
  mobile: boolean;
  /** Why coming back by such a way failed, where no form says it. */
  error?: string | undefined;
};

export function OtherWays({ ways, mobile, error }: Props) {
  const i18n = useText();
  const { busy, failure, start } = useStart(mobile);
  return (
    <div className={styles.ways}>
      {failure && <Alert>{failureWords(failure, {}, i18n)}</Alert>}
      {!failure && error !== undefined && <SocialAlert error={error} />}
      {ways.map(({ method, name }) => (
        <Button
          key={method}
          look="outline"
          block
          busy={busy === method}
          onClick={() => void start(method)}
        >
          <Icon path={icons[method]} solid={method === "apple"} />
          {i18n.t("accountContinue", { name })}
        </Button>
      ))}
    </div>
  );
}

function useStart(mobile: boolean) {
  const [busy, setBusy] = useState<Method>();
  const [failure, setFailure] = useState<CallFailure>();
  const running = useRef(false);
  const start = async (method: Method) => {
    if (running.current) return;
    running.current = true;
    setBusy(method);
    setFailure(undefined);
    try {
      await leave((await callSite<{ to: string }>("start-sign-in", { method, mobile })).to);
    } catch (error) {
      setFailure(error instanceof CallFailure ? error : new CallFailure({ code: 500 }, error));
    }
    setBusy(undefined);
    running.current = false;
  };
  return { busy, failure, start };
}
