import type { ReactNode } from "react";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { outlineAlertCircle } from "../../ui/icon-paths";
import styles from "./form.module.css";

type Props = {
  /** Of the control; its words have it too, with an ending. */
  id: string;
  label: string;
  fault: string | undefined;
  hint?: string | undefined;
  starred?: boolean | undefined;
  children: ReactNode;
};

export function FieldFrame({ id, label, fault, hint, starred, children }: Props) {
  const { t } = useText();
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {starred && <span className={styles.star}> *</span>}
      </label>
      {children}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          <Icon path={outlineAlertCircle} />
          {t(fault)}
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

/** The ids of the words that describe a control. */
export function describedBy(id: string, fault: unknown, hint: unknown): string | undefined {
  return [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}
