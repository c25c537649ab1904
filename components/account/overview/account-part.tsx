import type { ReactNode } from "react";
import styles from "./overview.module.css";

type Props = { id: string; title: string; children: ReactNode };

export function AccountPart({ id, title, children }: Props) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="display">
        {title}
      </h2>
      {children}
    </section>
  );
}
