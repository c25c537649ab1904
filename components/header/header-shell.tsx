"use client";

import { type ReactNode, useRef } from "react";
import styles from "./header.module.css";
import { useHeaderScroll } from "./use-header-scroll";

type Props = { direction: "ltr" | "rtl"; hides: boolean; children: ReactNode };

export function HeaderShell({ direction, hides, children }: Props) {
  const header = useRef<HTMLElement>(null);
  useHeaderScroll(header, hides);
  return (
    <header ref={header} className={styles.header} dir={direction}>
      <div className={`${styles.bar} wrap`}>{children}</div>
    </header>
  );
}
