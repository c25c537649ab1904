import { Icon } from "./icon";
import styles from "./empty.module.css";

type Props = { icon: string; title: string; children?: React.ReactNode };

export function Empty({ icon, title, children }: Props) {
  return (
    <div className={styles.empty}>
      <Icon path={icon} />
      <b>{title}</b>
      {children && <p>{children}</p>}
    </div>
  );
}
