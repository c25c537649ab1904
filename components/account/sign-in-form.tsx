"use client";

import { useState } from "react";
import { useText } from "../text-provider";
import { AccountForm } from "./form/account-form";
import { CallFailure } from "./form/call-failure";
import { EmailField } from "./form/email-field";
import { PasswordField } from "./form/password-field";
import { useForm, type Values } from "./form/use-form";
import { useWelcome } from "./in-app/welcome";
import { keepEmail } from "./kept-email";
import { leave } from "./leave";
import { NotVerified } from "./not-verified";
import { signIn } from "./sign-in";
import { SocialAlert } from "./social-alert";
import { useKeptEmail } from "./use-kept-email";
import { userPath } from "./user-path";

type Props = { mobile: boolean; error: string | undefined };

export function SignInForm({ mobile, error }: Props) {
  const { t } = useText();
  const email = useKeptEmail();
  const welcome = useWelcome();
  const [unverified, setUnverified] = useState<string>();
  const act = async (values: Values, form: HTMLFormElement) => {
    setUnverified(undefined);
    try {
      welcome(await signIn(values, mobile));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.code === 410) {
        keepEmail(values.email);
        await leave(userPath("passwordExpired", mobile));
      }
      if (failure.code === 401) selectPassword(form);
      if (failure.detail !== "EMAIL_NOT_VERIFIED") throw failure;
      setUnverified(values.email);
    }
  };
  const form = useForm(act, { 401: "accountNoMatch", 403: "error403" });
  return (
    <AccountForm
      form={form}
      submit={t("signIn")}
      alert={
        unverified === undefined ? (
          error !== undefined && <SocialAlert error={error} />
        ) : (
          <NotVerified email={unverified} mobile={mobile} />
        )
      }
    >
      <EmailField ref={email} autoComplete="username" />
      <PasswordField label={t("accountPassword")} />
    </AccountForm>
  );
}

// Most likely it is the password, and the next key begins it anew.
function selectPassword(form: HTMLFormElement): void {
  const field = form.elements.namedItem("password");
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
