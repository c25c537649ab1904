import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./status-tag.module.css";

export type TagTone = "plain" | "good" | "warning" | "danger";

type Props = { tone?: TagTone; children: ReactNode };

export function StatusTag({ tone = "plain", children }: Props) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
