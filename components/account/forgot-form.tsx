"use client";

import { useState } from "react";
import { useText } from "../text-provider";
import { AccountForm } from "./form/account-form";
import { callSite } from "./form/call-site";
import { EmailField } from "./form/email-field";
import { useForm } from "./form/use-form";
import { FormHeading } from "./frame/form-heading";
import { LinkRow } from "./link-row";
import { SendAgain } from "./send-again";
import { useKeptEmail } from "./use-kept-email";
import { userPath } from "./user-path";

type Props = { mobile: boolean; title: string; hint: string };

/** Also for a password that has expired: the way to a new one is the same. */
export function ForgotForm({ mobile, title, hint }: Props) {
  const { t } = useText();
  const email = useKeptEmail();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(async (values) => {
    await callSite("forgot-password", { ...values, mobile });
    setSentTo(values.email);
  });
  if (sentTo !== undefined) return <LinkSent email={sentTo} mobile={mobile} />;
  return (
    <>
      <FormHeading title={title}>{hint}</FormHeading>
      <AccountForm form={form} submit={t("accountSendLink")}>
        <EmailField ref={email} autoComplete="username" />
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
      <SendAgain call="forgot-password-again" email={email} mobile={mobile} />
      <BackToSignIn mobile={mobile} />
    </>
  );
}

function BackToSignIn({ mobile }: { mobile: boolean }) {
  const { t } = useText();
  return (
    <LinkRow>
      <a className="link" href={userPath("signIn", mobile)}>
        {t("signIn")}
      </a>
    </LinkRow>
  );
}
