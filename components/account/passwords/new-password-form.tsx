import { type ReactNode, useEffect, useState } from "react";
import { useText } from "../../text-provider";
import { AccountForm } from "../../forms/account-form";
import type { TextKeysByHttpStatus } from "../../forms/form-error-message";
import { PasswordField } from "../../forms/password-field";
import { useForm, type FormValues } from "../../forms/use-form";
import { FormHeading } from "../../form-page/form-heading";
import { FormResult } from "../../form-page/form-result";
import { notifyApp } from "../../bridge/notify-app";
import { useDelayedRedirect } from "../../form-page/use-delayed-redirect";
import { userPath } from "@/lib/urls/user-path";

type Props = {
  mobile: boolean;
  /** False when there is nothing to save: the parent shows why. */
  save: (values: FormValues) => Promise<boolean>;
  texts: TextKeysByHttpStatus;
  /** The fields in front of the new password. */
  children?: ReactNode;
};

/** A new password, saved by the link of a mail or by the current password. */
export function NewPasswordForm({ mobile, save, texts, children }: Props) {
  const { t } = useText();
  const [saved, setSaved] = useState(false);
  const form = useForm(async (values) => setSaved(await save(values)), texts);
  if (saved) return <PasswordSaved mobile={mobile} />;
  return (
    <>
      <FormHeading title={t("accountChangePassword")} />
      <AccountForm form={form} submit={t("accountSavePassword")}>
        {children}
        <PasswordField label={t("accountNewPassword")} isNew />
      </AccountForm>
    </>
  );
}

function PasswordSaved({ mobile }: { mobile: boolean }) {
  const { t } = useText();
  const account = userPath("account", mobile);
  useDelayedRedirect(mobile ? undefined : account);
  useEffect(() => void notifyApp({ v: 1, type: "password" }, mobile), [mobile]);
  return (
    <FormResult title={t("accountPasswordChanged")} href={account} action={t("myAccount")}>
      {t("accountPasswordChangedHint")}
    </FormResult>
  );
}
