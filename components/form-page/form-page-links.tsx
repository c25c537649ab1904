import type { ReactNode } from "react";
import styles from "./split-form-layout.module.css";

export function FormPageLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}
