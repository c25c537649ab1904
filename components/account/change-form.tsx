"use client";

import { useState } from "react";
import { useText } from "../text-provider";
import { AccountForm } from "./form/account-form";
import { callSite } from "./form/call-site";
import { PasswordField } from "./form/password-field";
import { useForm } from "./form/use-form";
import { FormHeading } from "./frame/form-heading";
import { leaveWhenOver } from "./leave-when-over";
import { PasswordChanged } from "./password-changed";

type Props = { mobile: boolean; email: string | undefined };

export function ChangeForm({ mobile, email }: Props) {
  const { t } = useText();
  const [changed, setChanged] = useState(false);
  const form = useForm(
    async ({ current_password, password }) => {
      try {
        await callSite("change-password", { current_password, password });
        setChanged(true);
      } catch (error) {
        await leaveWhenOver(error, mobile);
        throw error;
      }
    },
    { 422: "accountPasswordRefused" },
  );
  if (changed) return <PasswordChanged mobile={mobile} />;
  return (
    <>
      <FormHeading title={t("accountChangePassword")} />
      <AccountForm form={form} submit={t("accountSavePassword")}>
        {/* Tells a password manager whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current_password" label={t("accountCurrentPassword")} />
        <PasswordField label={t("accountNewPassword")} isNew />
      </AccountForm>
    </>
  );
}
