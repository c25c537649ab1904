"use client";

import { useState } from "react";
import { useText } from "../text-provider";
import { AccountForm } from "./form/account-form";
import { CallFailure } from "./form/call-failure";
import { callSite } from "./form/call-site";
import { PasswordField } from "./form/password-field";
import { useForm } from "./form/use-form";
import { FormHeading } from "./frame/form-heading";
import { LinkExpired } from "./link-expired";
import { PasswordChanged } from "./password-changed";
import { userPath } from "./user-path";

const says = { 422: { field: "password", text: "accountPasswordWeak" } };

type Props = { mobile: boolean; token: string };

export function ResetForm({ mobile, token }: Props) {
  const { t } = useText();
  const [end, setEnd] = useState<"changed" | "expired">();
  const form = useForm(async ({ password }) => {
    try {
      await callSite("reset-password", { token, password });
      setEnd("changed");
    } catch (error) {
      if (!(error instanceof CallFailure && [404, 410].includes(error.code))) throw error;
      setEnd("expired");
    }
  }, says);
  if (end === "expired") {
    return (
      <LinkExpired
        hint={t("accountLinkExpiredHint")}
        href={userPath("forgotPassword", mobile)}
        action={t("accountForgot")}
      />
    );
  }
  if (end === "changed") return <PasswordChanged mobile={mobile} />;
  return (
    <>
      <FormHeading title={t("accountChangePassword")} />
      <AccountForm form={form} submit={t("accountSavePassword")}>
        <PasswordField label={t("accountNewPassword")} isNew />
      </AccountForm>
    </>
  );
}
