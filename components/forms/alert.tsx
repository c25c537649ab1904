import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import { outlineAlertCircle, outlineCircleCheck } from "../ui/icon-paths";
import styles from "./alert.module.css";

type Props = { good?: boolean; children: ReactNode; action?: ReactNode };

export function Alert({ good, children, action }: Props) {
  return (
    <div className={good ? styles.good : styles.alert} role={good ? "status" : "alert"}>
      <Icon path={good ? outlineCircleCheck : outlineAlertCircle} />
      <p>{children}</p>
      {action}
    </div>
  );
}
