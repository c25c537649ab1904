"use client";

import { useState } from "react";
import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import { AccountForm } from "../../forms/account-form";
import { EmailField } from "../../forms/email-field";
import { PasswordField } from "../../forms/password-field";
import { TextField } from "../../forms/text-field";
import { useForm } from "../../forms/use-form";
import { saveEmail } from "../../forms/saved-email";
import { FormHeading } from "../../form-page/form-heading";
import { userPath } from "@/lib/urls/user-path";
import { ResendVerificationEmail } from "../verification/resend-verification-email";
import styles from "./sign-up-form.module.css";

const texts = {
  409: { field: "email", text: "accountEmailTaken" },
  422: { field: "password", text: "accountPasswordWeak" },
};

type Props = {
  mobile: boolean;
  /** What is waiting for the newcomer. */
  hint?: string | undefined;
  legal: React.ReactNode;
  /** The other methods of signing in, under the form. */
  external: React.ReactNode;
};

export function SignUpForm({ mobile, hint, legal, external }: Props) {
  const { t } = useText();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(async ({ email = "", password = "", first_name = "", last_name = "" }) => {
    await callApi("sign-up", { email, password, first_name, last_name, mobile });
    saveEmail(email);
    setSentTo(email);
  }, texts);
  if (sentTo !== undefined) return <CheckEmail email={sentTo} mobile={mobile} />;
  return (
    <>
      <FormHeading title={t("accountSignUp")}>{hint}</FormHeading>
      <AccountForm form={form} submit={t("accountSignUp")}>
        <NameFields />
        <EmailField />
        <PasswordField label={t("accountPassword")} isNew />
        {legal}
      </AccountForm>
      <SignInInstead mobile={mobile} />
      {external}
    </>
  );
}

const names = [
  { name: "first_name", text: "accountFirstName", autoComplete: "given-name" },
  { name: "last_name", text: "accountLastName", autoComplete: "family-name" },
];
const familyNameFirst = names.toReversed();

function NameFields() {
  const { t, locale } = useText();
  return (
    <div className={styles.names}>
      {(locale === "ja" ? familyNameFirst : names).map(({ text, ...field }) => (
        <TextField key={field.name} {...field} label={t(text)} maxLength={100} required />
      ))}
    </div>
  );
}

// In place of the form, once it is sent.
function CheckEmail({ email, mobile }: { email: string; mobile: boolean }) {
  const { t } = useText();
  return (
    <>
      <FormHeading title={t("accountCheckEmail")} isNew>
        {t("accountCheckEmailHint", { email })}
      </FormHeading>
      <ResendVerificationEmail call="send-verification" email={email} mobile={mobile} />
      <SignInInstead mobile={mobile} />
    </>
  );
}

function SignInInstead({ mobile }: { mobile: boolean }) {
  const { t } = useText();
  return (
    <p className="muted">
      {t("accountHaveOne")}{" "}
      <a className="link" href={`${userPath("signIn", mobile)}#member`}>
        {t("signIn")}
      </a>
    </p>
  );
}
