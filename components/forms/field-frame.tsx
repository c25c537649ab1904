import type { ReactNode } from "react";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { alertCircleIconPath } from "../ui/icon-paths";
import styles from "./form.module.css";

type Props = {
  /** Of the control; label, error and hint have it too, with an ending. */
  id: string;
  label: string;
  /** The key of a text. */
  error: string | undefined;
  hint?: string | undefined;
  starred?: boolean | undefined;
  children: ReactNode;
};

export function FieldFrame({ id, label, error, hint, starred, children }: Props) {
  const { t } = useText();
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {starred && <span className={styles.star}> *</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon path={alertCircleIconPath} />
          {t(error)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The value of `aria-describedby`: the ids of the error and the hint that are shown. */
export function getDescribedByIds(id: string, error: unknown, hint: unknown): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}
