"use client";

import { useState } from "react";
import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import { AccountForm } from "../../forms/account-form";
import { EmailField } from "../../forms/email-field";
import { useForm } from "../../forms/use-form";
import { FormHeading } from "../../form-page/form-heading";
import { FormPageLinks } from "../../form-page/form-page-links";
import { userPath } from "@/lib/urls/user-path";
import { ResendVerificationEmail } from "../verification/resend-verification-email";

type Props = { mobile: boolean; title: string; hint: string };

/** Also for a password that has expired: a link in a mail leads to a new one. */
export function ForgotPasswordForm({ mobile, title, hint }: Props) {
  const { t } = useText();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(async ({ email = "" }) => {
    await callApi("forgot-password", { email, mobile });
    setSentTo(email);
  });
  if (sentTo !== undefined) return <LinkSent email={sentTo} mobile={mobile} />;
  return (
    <>
      <FormHeading title={title}>{hint}</FormHeading>
      <AccountForm form={form} submit={t("accountSendLink")}>
        <EmailField autoComplete="username" />
      </AccountForm>
      <BackToSignIn mobile={mobile} />
    </>
  );
}

function LinkSent({ email, mobile }: { email: string; mobile: boolean }) {
  const { t } = useText();
  return (
    <>
      <FormHeading title={t("accountLinkSent")} isNew>
        {t("accountLinkSentHint", { email })}
      </FormHeading>
      <ResendVerificationEmail call="forgot-password-again" email={email} mobile={mobile} />
      <BackToSignIn mobile={mobile} />
    </>
  );
}

function BackToSignIn({ mobile }: { mobile: boolean }) {
  const { t } = useText();
  return (
    <FormPageLinks>
      <a className="link" href={userPath("signIn", mobile)}>
        {t("signIn")}
      </a>
    </FormPageLinks>
  );
}
