"use client";

import { useState } from "react";
import { ApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import { AccountForm } from "../../forms/account-form";
import { EmailField } from "../../forms/email-field";
import { PasswordField } from "../../forms/password-field";
import { useForm, type FormValues } from "../../forms/use-form";
import { saveEmail } from "../../forms/saved-email";
import { signInToApp } from "../in-app/hand-session-to-app";
import { useAppSignInContext } from "../in-app/app-sign-in-welcome";
import { navigateAway } from "../../session/navigate-away";
import { requireCookies } from "../../session/require-cookies";
import { userPath } from "@/lib/urls/user-path";
import { EmailNotVerified } from "../verification/resend-verification-email";
import { ExternalSignInError } from "./external-sign-in";

type Props = {
  mobile: boolean;
  /** The error that an identity provider's redirect brought. */
  error: string | undefined;
  isSecond?: boolean | undefined;
};

export function SignInForm({ mobile, error, isSecond }: Props) {
  const { t } = useText();
  const { welcome, ticket } = useAppSignInContext();
  const [unverified, setUnverified] = useState<string>();
  const signIn = async ({ email = "", password = "" }: FormValues, element: HTMLFormElement) => {
    setUnverified(undefined);
    try {
      if (mobile) welcome(await signInToApp({ email, password, ticket }));
      else {
        requireCookies();
        await navigateAway((await callApi("sign-in", { email, password })).to);
      }
    } catch (failure) {
      if (!(failure instanceof ApiCallError)) throw failure;
      if (failure.code === 410) {
        saveEmail(email);
        await navigateAway(userPath("passwordExpired", mobile));
      }
      if (failure.code === 401) selectPassword(element);
      if (failure.detail !== "EMAIL_NOT_VERIFIED") throw failure;
      setUnverified(email);
    }
  };
  const form = useForm(signIn, {
    401: "accountNoMatch",
    403: "error403",
    409: "accountDeletion",
    423: "accountBlocked",
  });
  return (
    <AccountForm
      form={form}
      submit={t("signIn")}
      isSecond={isSecond}
      alert={
        unverified === undefined ? (
          error !== undefined && <ExternalSignInError error={error} />
        ) : (
          <EmailNotVerified email={unverified} mobile={mobile} />
        )
      }
    >
      <EmailField autoComplete="username" />
      <PasswordField label={t("accountPassword")} />
    </AccountForm>
  );
}

// Most likely the password is wrong: it is selected, so the next key replaces it.
function selectPassword(form: HTMLFormElement): void {
  const field = form.elements.namedItem("password");
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
