import { useEffect, useId, useRef, useState } from "react";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { outlineEye, outlineEyeOff } from "../account-icons";
import { describedBy, FieldFrame } from "./field-frame";
import { useField } from "./form-context";
import styles from "./form.module.css";

type Props = { name?: string; label: string; isNew?: boolean };

/** What a new one needs; the provider may want more. */
const fewest = 8;

export function PasswordField({ name = "password", label, isNew = false }: Props) {
  const { t } = useText();
  const id = useId();
  const { fault, mend } = useField(name);
  const { input, shown, toggle } = useShown();
  const hint = isNew ? t("accountPasswordLength") : undefined;
  // The same words twice would help nobody.
  const seen = fault === "accountPasswordLength" ? undefined : hint;
  return (
    <FieldFrame id={id} label={label} fault={fault} hint={seen}>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          name={name}
          type={shown ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          autoCapitalize="none"
          spellCheck={false}
          minLength={isNew ? fewest : undefined}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy(id, fault, seen)}
          onInput={mend}
        />
        <button
          type="button"
          className={styles.eye}
          aria-label={shown ? t("accountHidePassword") : t("accountShowPassword")}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon path={shown ? outlineEyeOff : outlineEye} />
        </button>
      </div>
    </FieldFrame>
  );
}

// Sent it is hidden again: a browser keeps what stands in a plain field.
function useShown() {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return { input, shown, toggle: () => setShown(!shown) };
}
