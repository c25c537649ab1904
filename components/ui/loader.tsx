import { classNames } from "./class-names";
import styles from "./loader.module.css";
import { Skeleton } from "./skeleton";

type Props = {
  form?: "circle" | "square";
  /** Said where the loader stands alone; without it something near says what is going on. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Loader({ form = "circle", label, className }: Props) {
  const shape = form === "circle" && styles.circle;
  const named = label ? { role: "status", "aria-label": label } : { "aria-hidden": true };
  return (
    <span className={classNames(styles.loader, shape, className)} {...named}>
      {form === "square" && <Skeleton />}
    </span>
  );
}
