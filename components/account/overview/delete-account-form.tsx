import { useState } from "react";
import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import { AccountForm } from "../../forms/account-form";
import { PasswordField } from "../../forms/password-field";
import { type FormValues, useForm } from "../../forms/use-form";
import { catchSignedOut } from "../../session/navigate-away";
import { signOut } from "../../session/sign-out";
import { FormBehindButton } from "./form-behind-button";

type Props = { hasPassword: boolean; mobile: boolean };

/** The request ends the session, so the page is left as by signing out: docs/behaviour.md BE-510. */
export function DeleteAccountForm({ hasPassword, mobile }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const form = useForm(
    catchSignedOut(async ({ current_password }: FormValues) => {
      const left = await callApi("delete-account", { current_password, mobile });
      await signOut(mobile, async () => left);
    }),
  );
  return (
    <FormBehindButton label={t("accountDelete")} {...{ isOpen, setOpen }} result={undefined}>
      <AccountForm form={form} submit={t("accountDeleteSubmit")}>
        {hasPassword && (
          <PasswordField name="current_password" label={t("accountCurrentPassword")} />
        )}
      </AccountForm>
    </FormBehindButton>
  );
}
