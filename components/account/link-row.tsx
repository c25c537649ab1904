import type { ReactNode } from "react";
import styles from "./link-row.module.css";

export function LinkRow({ children }: { children: ReactNode }) {
  return <p className={styles.row}>{children}</p>;
}
