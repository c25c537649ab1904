"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./split-form-layout.module.css";

type Props = {
  title: string;
  children?: ReactNode;
  /** The heading of what came in place of a form: a screen reader is led to it. */
  isNew?: boolean;
};

export function FormHeading({ title, children, isNew }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className={styles.heading}>
      <h1 ref={heading} className="display" tabIndex={isNew ? -1 : undefined}>
        {title}
      </h1>
      {children && <p className="muted">{children}</p>}
    </div>
  );
}
