import { type RefObject, useLayoutEffect } from "react";
import { saveLayout, layoutOf } from "../saved-layout";

// Where the rail was when its page, or its place in a long page, was left.
export function useSavedScroll(
  rail: RefObject<HTMLElement | null>,
  pageKey: string,
  token: string,
): void {
  useLayoutEffect(() => {
    const element = rail.current;
    if (!element) return undefined;
    const { scroll } = layoutOf(pageKey, token);
    const goBack = () => element.scrollTo({ left: scroll, behavior: "instant" });
    // A rail that begins elsewhere than at its start (timeline-row.module.css) would go there again.
    if (scroll) element.toggleAttribute("data-returned", true);
    if (scroll) goBack();
    // WebKit scrolls nothing that `content-visibility` has not laid out yet; this is called once it is.
    const laidOut = new ResizeObserver(() => {
      goBack();
      laidOut.disconnect();
    });
    if (scroll && Math.abs(element.scrollLeft - scroll) > 1) laidOut.observe(element);
    const save = () => saveLayout(pageKey, token, { scroll: element.scrollLeft });
    element.addEventListener("scroll", save, { passive: true });
    return () => {
      laidOut.disconnect();
      element.removeEventListener("scroll", save);
    };
  }, [rail, pageKey, token]);
}
