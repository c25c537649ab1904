import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { alertCircleIconPath } from "./icon-paths";
import styles from "./inline-message.module.css";

type Props = { tone?: "plain" | "danger"; children: ReactNode; action?: ReactNode };

export function InlineMessage({ tone = "plain", children, action }: Props) {
  return (
    <div className={classNames(styles.notice, tone === "danger" && styles.danger)} role="status">
      <Icon path={alertCircleIconPath} />
      <p>{children}</p>
      {action}
    </div>
  );
}
