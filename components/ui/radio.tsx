import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import styles from "./radio.module.css";

type GroupProps = {
  legend: ReactNode;
  /** Rows of a column, boxes with more in them than a name, or segments of one line. */
  variant: "rows" | "boxes" | "segments";
  children: ReactNode;
};

export function RadioGroup({ legend, variant, children }: GroupProps) {
  return (
    <fieldset className={classNames(styles.group, styles[variant])}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type Props = Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

// All of its row, box or segment may be pressed.
export function Radio({ label, id, className, children, ...input }: Props) {
  const generatedId = useId();
  return (
    <div className={classNames(styles.radio, className)}>
      <input {...input} type="radio" id={id ?? generatedId} />
      <label htmlFor={id ?? generatedId}>{label}</label>
      {children}
    </div>
  );
}
