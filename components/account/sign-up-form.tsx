"use client";

import { useState } from "react";
import { useText } from "../text-provider";
import { CheckEmail } from "./check-email";
import { AccountForm } from "./form/account-form";
import { callSite } from "./form/call-site";
import { EmailField } from "./form/email-field";
import { PasswordField } from "./form/password-field";
import { useForm } from "./form/use-form";
import { keepEmail } from "./kept-email";
import { FormHeading } from "./frame/form-heading";
import { NameFields } from "./name-fields";
import { SignInInstead } from "./sign-in-instead";
import { useKeptEmail } from "./use-kept-email";

const says = {
  409: { field: "email", text: "accountEmailTaken" },
  422: { field: "password", text: "accountPasswordWeak" },
};

type Props = { mobile: boolean; legal: React.ReactNode; others: React.ReactNode };

// Once it is sent, the page is another one: what to do next.
export function SignUpForm({ mobile, legal, others }: Props) {
  const { t } = useText();
  const email = useKeptEmail();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(async (values) => {
    await callSite("sign-up", { ...values, mobile });
    keepEmail(values.email);
    setSentTo(values.email);
  }, says);
  if (sentTo !== undefined) return <CheckEmail email={sentTo} mobile={mobile} />;
  return (
    <>
      <FormHeading title={t("accountSignUp")} />
      <AccountForm form={form} submit={t("accountSignUp")}>
        <NameFields />
        <EmailField ref={email} />
        <PasswordField label={t("accountPassword")} isNew />
        {legal}
      </AccountForm>
      <SignInInstead mobile={mobile} />
      {others}
    </>
  );
}
