import { type RefObject, useEffect } from "react";

// The page scrolls as far as the bar is high, and what gets the focus stays above it.
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--bar", `${bar.current?.offsetHeight ?? 0}px`),
    );
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--bar");
    };
  }, [bar]);
}
