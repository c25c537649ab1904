import { type ComponentProps, useId } from "react";
import { getDescribedByIds, FieldFrame } from "./field-frame";
import styles from "./form.module.css";
import { useFieldError } from "./use-form";

type Props = Omit<ComponentProps<"input">, "className" | "id"> & {
  name: string;
  label: string;
  hint?: string | undefined;
  starred?: boolean;
};

export function TextField({ label, hint, starred, ...input }: Props) {
  const id = useId();
  const { error, clearError } = useFieldError(input.name);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} starred={starred}>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={getDescribedByIds(id, error, hint)}
        onInput={clearError}
      />
    </FieldFrame>
  );
}
