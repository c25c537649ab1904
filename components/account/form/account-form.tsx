import type { ReactNode } from "react";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { useIsEarly } from "../use-is-early";
import { Alert } from "./alert";
import { failureWords } from "./failure-words";
import { FormContext } from "./form-context";
import styles from "./form.module.css";
import type { Form } from "./use-form";

type Props = {
  form: Form;
  submit: string;
  /** Said above the fields until the form is sent. */
  alert?: ReactNode;
  children: ReactNode;
};

// Until React answers for it the button is dead, and with it the Enter key: nothing that was typed can
// end up in an address. What is typed meanwhile stays.
export function AccountForm({ form, submit, alert, children }: Props) {
  const i18n = useText();
  const early = useIsEarly();
  const { failure } = form;
  return (
    <FormContext value={form}>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        {failure ? <Alert>{failureWords(failure, form.says, i18n)}</Alert> : alert}
        {children}
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          busy={form.busy}
          disabled={early}
          data-early={early || undefined}
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
