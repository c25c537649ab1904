"use client";

import { useState } from "react";
import { flushSync } from "react-dom";
import { chooseDateFormatLocale } from "@/lib/i18n/date-locale";
import { asApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import { getApi } from "@/lib/api-client/get-api";
import type { RegistrationField } from "@/lib/contract/user";
import { useText } from "../../text-provider";
import { AccountForm } from "../../forms/account-form";
import { useForm, readFormValues } from "../../forms/use-form";
import { notifyApp } from "../../bridge/notify-app";
import { catchSignedOut, navigateAway } from "../../session/navigate-away";
import { toRegistrationAnswers, validateRegistration } from "./registration-answers";
import { RegistrationInput } from "./registration-input";

type Props = {
  fields: RegistrationField[];
  mobile: boolean;
  /** In place of the page that needs the form, which is loaded again when the form is saved. */
  inPlace?: boolean;
  /** The page of the content that is shown once the form is completed. */
  returnTo?: string | undefined;
};

export function RegistrationForm({ fields, mobile, inPlace, returnTo }: Props) {
  const { t, locale } = useText();
  const [latest, setLatest] = useState(fields);
  const collected = latest.filter(({ should_be_collected }) => should_be_collected);
  // What was refused may have been offered a while ago: options and questions come and go.
  const reloadFields = async () => {
    const now = await getApi("registration-fields", {}).catch(() => latest);
    flushSync(() => setLatest(now));
  };
  const save = async (values: Record<string, string>) => {
    const registrationAnswers = toRegistrationAnswers(
      collected,
      values,
      chooseDateFormatLocale(locale),
    );
    const query = mobile ? { mobile: "1" } : undefined;
    const saved = callApi("registration-fields", registrationAnswers, { query });
    const { to } = await saved.catch(async (error: unknown) => {
      if (asApiCallError(error).code === 422) await reloadFields();
      throw error;
    });
    await notifyApp({ v: 1, type: "registration" }, mobile);
    await navigateAway(inPlace ? location.href : (returnTo ?? to));
  };
  const validate = (form: HTMLFormElement) =>
    validateRegistration(collected, readFormValues(form), chooseDateFormatLocale(locale));
  const form = useForm(catchSignedOut(save), {}, validate);
  return (
    <AccountForm form={form} submit={t("accountSubmit")}>
      {collected.map((field) => (
        <RegistrationInput key={field.token} field={field} />
      ))}
    </AccountForm>
  );
}
