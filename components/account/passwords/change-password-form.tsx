"use client";

import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import type { FormValues } from "../../forms/use-form";
import { PasswordField } from "../../forms/password-field";
import { catchSignedOut } from "../../session/navigate-away";
import { NewPasswordForm } from "./new-password-form";

const texts = { 422: "accountPasswordRefused" };

type Props = { mobile: boolean; email: string | undefined };

export function ChangePasswordForm({ mobile, email }: Props) {
  const { t } = useText();
  const save = async ({ current_password = "", password = "" }: FormValues) => {
    await callApi("change-password", { current_password, password });
    return true;
  };
  return (
    <NewPasswordForm mobile={mobile} save={catchSignedOut(save)} texts={texts}>
      {/* A password manager reads here whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="current_password" label={t("accountCurrentPassword")} />
    </NewPasswordForm>
  );
}
