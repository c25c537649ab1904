import type { ReactNode } from "react";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { FormAlert } from "./form-alert";
import { formErrorMessage } from "./form-error-message";
import styles from "./form.module.css";
import { type FormState, FormContext, useIsHydrated } from "./use-form";

type Props = {
  form: FormState;
  submit: string;
  /** Another button is the one that the page is for. */
  isSecond?: boolean | undefined;
  /** Stands above the fields until the form is sent. */
  alert?: ReactNode;
  children: ReactNode;
};

// Until React has hydrated the form, the browser must not send it itself. Without scripts the button is
// disabled, and with it the Enter key; lib/page-scripts/record-clicks-before-hydration.ts enables it and repeats the press.
export function AccountForm({ form, submit, isSecond = false, alert, children }: Props) {
  const i18n = useText();
  const hydrated = useIsHydrated();
  const { error } = form;
  return (
    <FormContext value={form}>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        {error ? <FormAlert>{formErrorMessage(error, form.texts, i18n)}</FormAlert> : alert}
        {children}
        <Button
          type="submit"
          variant={isSecond ? "outline" : "primary"}
          size="large"
          block
          busy={form.busy}
          disabled={!hydrated}
          data-hydrating={hydrated ? undefined : isSecond ? "second" : "first"}
        >
          {submit}
        </Button>
        <noscript>
          <p className={styles.hint}>{i18n.t("accountNoScript")}</p>
        </noscript>
      </form>
    </FormContext>
  );
}
