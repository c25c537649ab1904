import { classNames } from "./class-names";
import styles from "./loader.module.css";

export function Loader({ label, square }: { label: string; square?: boolean }) {
  return (
    <span className={classNames(styles.loader, square && styles.square)} role="status">
      <span className="sr">{label}</span>
    </span>
  );
}
