import { classNames } from "./class-names";
import styles from "./loader.module.css";

type Props = {
  form?: "circle" | "square";
  /** For a loader without text beside it; otherwise the text says that something loads. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Loader({ form = "circle", label, className }: Props) {
  const shape = form === "circle" && styles.circle;
  const aria = label ? { role: "status", "aria-label": label } : { "aria-hidden": true };
  return (
    <span className={classNames(styles.loader, shape, className)} {...aria}>
      {form === "square" && <Skeleton />}
    </span>
  );
}

export function Skeleton({ width, line }: { width?: string; line?: boolean }) {
  return (
    <span
      className={classNames(styles.skeleton, line && styles.line)}
      style={width ? { inlineSize: width } : undefined}
    />
  );
}
