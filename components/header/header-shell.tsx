"use client";

import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import styles from "./header.module.css";

type Props = { direction: "ltr" | "rtl"; hides: boolean; children: ReactNode };

export function HeaderShell({ direction, hides, children }: Props) {
  const header = useRef<HTMLElement>(null);
  useHeaderScroll(header, hides);
  return (
    <header ref={header} className={`${styles.header} waits`} dir={direction}>
      <div className={`${styles.bar} wrap`}>{children}</div>
    </header>
  );
}

// Pixels scrolled: past the first the bar hides, up to the second the page counts as not scrolled.
const hideAfterPx = 60;
const topPx = 50;
const minMovePx = 8;
const whileInUse = ":focus-within, :has([aria-expanded=true])";

// Attributes instead of state: scrolling renders nothing. docs/behaviour.md BE-58.
function useHeaderScroll(header: RefObject<HTMLElement | null>, hides: boolean): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let last = 0;
    const update = () => {
      const isAtTop = scrollY <= topPx;
      if (scrollY > hideAfterPx || isAtTop) element.toggleAttribute("data-scrolled", !isAtTop);
      if (Math.abs(scrollY - last) < minMovePx && !isAtTop) return;
      const isDown = scrollY > last && scrollY > hideAfterPx;
      // Out of sight nothing in it is opened, but a focus may come; to look through it at each frame takes long.
      const inUse = element.hasAttribute("data-away") ? ":focus-within" : whileInUse;
      element.toggleAttribute("data-away", hides && isDown && !element.matches(inUse));
      last = scrollY;
    };
    const frame = requestAnimationFrame(update);
    addEventListener("scroll", update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", update);
    };
  }, [header, hides]);
}
