import { type ComponentProps, useId } from "react";
import { describedBy, FieldFrame } from "./field-frame";
import { useField } from "./form-context";
import styles from "./form.module.css";

type Props = Omit<ComponentProps<"input">, "className" | "id"> & {
  name: string;
  label: string;
  hint?: string | undefined;
  starred?: boolean;
};

export function TextField({ label, hint, starred, ...input }: Props) {
  const id = useId();
  const { fault, mend } = useField(input.name);
  return (
    <FieldFrame id={id} label={label} fault={fault} hint={hint} starred={starred}>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy(id, fault, hint)}
        onInput={mend}
      />
    </FieldFrame>
  );
}
