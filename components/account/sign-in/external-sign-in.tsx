"use client";

import { useRef, useState } from "react";
import { asApiCallError, type ApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { filledBrandAppleIconPath, brandGoogleIconPath, keyIconPath } from "../../ui/account-icons";
import { brandFacebookIconPath } from "../../ui/icon-paths";
import { FormAlert } from "../../forms/form-alert";
import { formErrorMessage } from "../../forms/form-error-message";
import { navigateAway } from "../../session/navigate-away";
import { requireCookies } from "../../session/require-cookies";
import styles from "./external-sign-in.module.css";
import type { SignInMethod } from "./sign-in-methods";

type Method = SignInMethod["method"];

const icons: Record<Method, string> = {
  google: brandGoogleIconPath,
  facebook: brandFacebookIconPath,
  apple: filledBrandAppleIconPath,
  sso: keyIconPath,
};

type Props = {
  methods: SignInMethod[];
  mobile: boolean;
  /** Stands under a form, from which a line parts it. */
  underForm?: boolean;
  /** The first of them is what the page is for. */
  leads?: boolean | undefined;
  /** The error that an identity provider's redirect brought, where no form shows it. */
  error?: string | undefined;
};

export function ExternalSignIn({ methods, mobile, underForm = false, leads, error }: Props) {
  const i18n = useText();
  const { busy, failure, start } = useStartSignIn(mobile);
  return (
    <>
      {underForm && <p className={styles.or}>{i18n.t("accountOr")}</p>}
      <div className={styles.methods}>
        {failure && <FormAlert>{formErrorMessage(failure, {}, i18n)}</FormAlert>}
        {!failure && error !== undefined && <ExternalSignInError error={error} />}
        {methods.map(({ method, name }, i) => (
          <Button
            key={method}
            variant={leads && i === 0 ? "primary" : "outline"}
            block
            busy={busy === method}
            onClick={() => void start(method)}
          >
            <Icon path={icons[method]} solid={method === "apple"} />
            {i18n.t("accountContinue", { name })}
          </Button>
        ))}
      </div>
    </>
  );
}

function useStartSignIn(mobile: boolean) {
  const [busy, setBusy] = useState<Method>();
  const [failure, setFailure] = useState<ApiCallError>();
  const running = useRef(false);
  const start = async (method: Method) => {
    if (running.current) return;
    running.current = true;
    setBusy(method);
    setFailure(undefined);
    try {
      if (!mobile) requireCookies();
      const { to } = await callApi("start-sign-in", { method, mobile });
      await navigateAway(to);
    } catch (error) {
      setFailure(asApiCallError(error));
    }
    setBusy(undefined);
    running.current = false;
  };
  return { busy, failure, start };
}

const texts = new Map([
  ["access_denied", "accountSocialCancelled"],
  ["account_blocked", "accountBlocked"],
  ["account_deletion", "accountDeletion"],
  ["email_in_use", "accountEmailTaken"],
  ["email_missing", "accountSocialNoEmail"],
  ["unverified_email", "accountSocialNoEmail"],
  ["provider_unavailable", "errorHint503"],
  ["temporarily_unavailable", "errorHint503"],
]);

// The address's `error` itself is never shown: anybody could have written it.
export function ExternalSignInError({ error }: { error: string }) {
  const { t } = useText();
  return <FormAlert>{t(texts.get(error) ?? "accountSocialFailed")}</FormAlert>;
}
