"use client";

import { useState } from "react";
import { ApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import type { FormValues } from "../../forms/use-form";
import { FormResult } from "../../form-page/form-result";
import { userPath } from "@/lib/urls/user-path";
import { NewPasswordForm } from "./new-password-form";

const texts = { 422: { field: "password", text: "accountPasswordWeak" } };

type Props = { mobile: boolean; token: string };

export function ResetPasswordForm({ mobile, token }: Props) {
  const { t } = useText();
  const [expired, setExpired] = useState(false);
  const save = async ({ password = "" }: FormValues) => {
    try {
      await callApi("reset-password", { token, password });
      return true;
    } catch (error) {
      if (!(error instanceof ApiCallError && [404, 410].includes(error.code))) throw error;
      setExpired(true);
      return false;
    }
  };
  if (!expired) return <NewPasswordForm mobile={mobile} save={save} texts={texts} />;
  return (
    <FormResult
      title={t("accountLinkExpired")}
      href={userPath("forgotPassword", mobile)}
      action={t("accountForgot")}
    >
      {t("accountLinkExpiredHint")}
    </FormResult>
  );
}
