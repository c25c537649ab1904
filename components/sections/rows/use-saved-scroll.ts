import { type RefObject, useLayoutEffect } from "react";
import { saveRowLayout, getSavedRowLayout } from "../saved-row-layout";

// Where the rail was when its page, or its place in a long page, was left.
export function useSavedScroll(
  rail: RefObject<HTMLElement | null>,
  pageKey: string,
  token: string,
): void {
  useLayoutEffect(() => {
    const element = rail.current;
    if (!element) return undefined;
    const { scroll } = getSavedRowLayout(pageKey, token);
    const goBack = () => element.scrollTo({ left: scroll, behavior: "instant" });
    // A rail that begins elsewhere than at its start (timeline-row.module.css) would go there again.
    if (scroll) element.toggleAttribute("data-returned", true);
    if (scroll) goBack();
    // WebKit scrolls nothing that `content-visibility` has not laid out yet; this is called once it is.
    let isAway = scroll !== undefined && Math.abs(element.scrollLeft - scroll) > 1;
    const laidOut = new ResizeObserver(() => {
      isAway = false;
      goBack();
      laidOut.disconnect();
    });
    if (isAway) laidOut.observe(element);
    const save = () => saveRowLayout(pageKey, token, { scroll: element.scrollLeft });
    // The event comes with the next frame: who leaves before it leaves from where the rail is now.
    const saveLast = () => {
      if (!isAway) save();
    };
    element.addEventListener("scroll", save, { passive: true });
    // Before the page's visit is written.
    addEventListener("pagehide", saveLast, { capture: true });
    return () => {
      saveLast();
      laidOut.disconnect();
      element.removeEventListener("scroll", save);
      removeEventListener("pagehide", saveLast, { capture: true });
    };
  }, [rail, pageKey, token]);
}
