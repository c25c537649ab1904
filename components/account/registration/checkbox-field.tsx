import { useId } from "react";
import type { RegistrationField } from "@/lib/contract/user";
import styles from "../../forms/form.module.css";

export function CheckboxField({ field }: { field: RegistrationField }) {
  const id = useId();
  const hint = field.description && `${id}-hint`;
  return (
    <div className={styles.check}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={field.token}
          defaultChecked={field.value === true}
          aria-describedby={hint}
        />
        <span>{field.title}</span>
      </label>
      {hint && (
        <p id={hint} className={styles.hint}>
          {field.description}
        </p>
      )}
    </div>
  );
}
