import { type RefObject, useEffect } from "react";

const fades = 60;
const slack = 8;

// Attributes instead of state: scrolling renders nothing.
export function useHeaderScroll(header: RefObject<HTMLElement | null>, hides: boolean): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let last = 0;
    const look = () => {
      element.toggleAttribute("data-scrolled", scrollY > fades);
      if (Math.abs(scrollY - last) < slack) return;
      const inUse = element.matches(":focus-within, :has([aria-expanded=true])");
      const down = scrollY > last && scrollY > fades;
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
