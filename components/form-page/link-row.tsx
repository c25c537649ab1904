import type { ReactNode } from "react";
import styles from "./frame.module.css";

export function LinkRow({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}
