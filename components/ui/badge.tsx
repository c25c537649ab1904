import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./badge.module.css";

type Props = { tone?: "glass" | "live" | "soft"; children: ReactNode };

export function Badge({ tone = "glass", children }: Props) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
