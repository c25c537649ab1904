import type { ReactNode } from "react";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { useIsHydrated } from "../use-is-hydrated";
import { Alert } from "./alert";
import { errorMessage } from "./error-message";
import styles from "./form.module.css";
import { type Form, FormContext } from "./use-form";

type Props = {
  form: Form;
  submit: string;
  /** Stands above the fields until the form is sent. */
  alert?: ReactNode;
  children: ReactNode;
};

// The button is disabled until React has hydrated the form, and with it the Enter key: the browser
// never sends the form itself, so no password gets into an address. What is typed meanwhile stays.
export function AccountForm({ form, submit, alert, children }: Props) {
  const i18n = useText();
  const hydrated = useIsHydrated();
  const { error } = form;
  return (
    <FormContext value={form}>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        {error ? <Alert>{errorMessage(error, form.texts, i18n)}</Alert> : alert}
        {children}
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          busy={form.busy}
          disabled={!hydrated}
          data-hydrating={!hydrated || undefined}
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
