import { type RefObject, useEffect } from "react";

// spec.md § 9: past the first the bar goes away, above the second it is at home again.
const leaves = 60;
const home = 50;
const slack = 8;

// Attributes instead of state: scrolling renders nothing.
export function useHeaderScroll(header: RefObject<HTMLElement | null>, hides: boolean): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let last = 0;
    const look = () => {
      const isAtHome = scrollY <= home;
      if (scrollY > leaves || isAtHome) element.toggleAttribute("data-scrolled", !isAtHome);
      if (Math.abs(scrollY - last) < slack && !isAtHome) return;
      const inUse = element.matches(":focus-within, :has([aria-expanded=true])");
      const down = scrollY > last && scrollY > leaves;
      element.toggleAttribute("data-away", hides && down && !inUse);
      last = scrollY;
    };
    const frame = requestAnimationFrame(look);
    addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", look);
    };
  }, [header, hides]);
}
