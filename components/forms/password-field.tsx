import { useEffect, useId, useRef, useState } from "react";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { eyeOffIconPath } from "../ui/account-icons";
import { eyeIconPath } from "../ui/icon-paths";
import { getDescribedByIds, FieldFrame } from "./field-frame";
import styles from "./form.module.css";
import { useFieldError } from "./use-form";

type Props = { name?: string; label: string; isNew?: boolean };

/** Of a new password; the provider may want more. */
const minLength = 8;

export function PasswordField({ name = "password", label, isNew = false }: Props) {
  const { t } = useText();
  const id = useId();
  const { error, clearError } = useFieldError(name);
  const { input, visible, toggle } = useVisibility();
  const rule = isNew ? t("accountPasswordLength") : undefined;
  // The error of a short password has the text of the hint.
  const hint = error === "accountPasswordLength" ? undefined : rule;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          name={name}
          type={visible ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          autoCapitalize="none"
          spellCheck={false}
          minLength={isNew ? minLength : undefined}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedByIds(id, error, hint)}
          onInput={clearError}
        />
        <button
          type="button"
          className={styles.eye}
          aria-label={visible ? t("accountHidePassword") : t("accountShowPassword")}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon path={visible ? eyeOffIconPath : eyeIconPath} />
        </button>
      </div>
    </FieldFrame>
  );
}

// Hidden again when the form is sent: a browser saves what stands in a text field.
function useVisibility() {
  const input = useRef<HTMLInputElement>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setVisible(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return { input, visible, toggle: () => setVisible(!visible) };
}
