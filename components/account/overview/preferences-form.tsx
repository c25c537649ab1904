"use client";

import { useState } from "react";
import { chooseDateFormatLocale } from "@/lib/i18n/date-locale";
import { callApi } from "@/lib/api-client/call-api";
import type { RegistrationField } from "@/lib/contract/user";
import { useText } from "../../text-provider";
import { AccountForm } from "../../forms/account-form";
import { readFormValues, useForm } from "../../forms/use-form";
import { catchSignedOut } from "../../session/navigate-away";
import { toRegistrationAnswers, validateRegistration } from "../registration/registration-answers";
import { RegistrationInput } from "../registration/registration-input";
import styles from "./form-behind-button.module.css";

/** The registration answers, which can be changed at any time: docs/behaviour.md BE-492. */
export function PreferencesForm({ fields }: { fields: RegistrationField[] }) {
  const { t, locale } = useText();
  const [isSaved, setSaved] = useState(false);
  const save = async (values: Record<string, string>) => {
    setSaved(false);
    await callApi(
      "save-preferences",
      toRegistrationAnswers(fields, values, chooseDateFormatLocale(locale)),
    );
    setSaved(true);
  };
  const validate = (form: HTMLFormElement) =>
    validateRegistration(fields, readFormValues(form), chooseDateFormatLocale(locale));
  const form = useForm(catchSignedOut(save), {}, validate);
  return (
    <div className={styles.preferences} onChange={() => setSaved(false)}>
      <AccountForm form={form} submit={t("accountSave")} isSecond>
        {fields.map((field) => (
          <RegistrationInput key={field.token} field={field} />
        ))}
      </AccountForm>
      <p role="status" className={styles.result}>
        {isSaved && t("accountSaved")}
      </p>
    </div>
  );
}
