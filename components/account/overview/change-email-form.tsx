"use client";

import { useState } from "react";
import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import { AccountForm } from "../../forms/account-form";
import { PasswordField } from "../../forms/password-field";
import { TextField } from "../../forms/text-field";
import { type FormValues, useForm } from "../../forms/use-form";
import { catchSignedOut } from "../../session/navigate-away";
import { FormBehindButton } from "./form-behind-button";

const texts = { 409: { field: "email", text: "accountEmailTaken" } };

/** A mail confirms the new address before it counts: docs/behaviour.md BE-491. */
export function ChangeEmailForm({ mobile }: { mobile: boolean }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const [requested, setRequested] = useState<string>();
  const form = useForm(
    catchSignedOut(async ({ email = "", current_password = "" }: FormValues) => {
      await callApi("change-email", { email, current_password, mobile });
      setRequested(email);
      setOpen(false);
    }),
    texts,
  );
  return (
    <FormBehindButton
      label={t("accountChangeEmail")}
      {...{ isOpen, setOpen }}
      result={requested && t("accountEmailRequested", { email: requested })}
    >
      <AccountForm form={form} submit={t("accountSendLink")}>
        <TextField
          name="email"
          type="email"
          label={t("accountNewEmail")}
          hint={t("accountNewEmailHint")}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField name="current_password" label={t("accountCurrentPassword")} />
      </AccountForm>
    </FormBehindButton>
  );
}
