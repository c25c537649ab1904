import { type RefObject, useLayoutEffect } from "react";

const edgePx = 8;

// The list ends above the keyboard of a phone, which covers a part of the window.
export function usePopupHeight(popup: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = popup.current;
    const { visualViewport: viewport } = window;
    if (!isOpen || !element || !viewport) return;
    const fit = () => {
      const top = element.getBoundingClientRect().top - viewport.offsetTop;
      element.style.setProperty("--room", `${viewport.height - top - edgePx}px`);
    };
    fit();
    viewport.addEventListener("resize", fit);
    return () => viewport.removeEventListener("resize", fit);
  }, [popup, isOpen]);
}
