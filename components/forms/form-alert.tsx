import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import { alertCircleIconPath } from "../ui/icon-paths";
import { circleCheckIconPath } from "../ui/notice-icons";
import styles from "./form-alert.module.css";

type Props = { good?: boolean; children: ReactNode; action?: ReactNode };

export function FormAlert({ good, children, action }: Props) {
  return (
    <div className={good ? styles.good : styles.alert} role={good ? "status" : "alert"}>
      <Icon path={good ? circleCheckIconPath : alertCircleIconPath} />
      <p>{children}</p>
      {action}
    </div>
  );
}
