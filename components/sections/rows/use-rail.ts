import { type RefObject, useEffect, useState } from "react";
import { watchVisibility } from "../../ui/watch-visibility";

export type RailEnds = { start: boolean; end: boolean };

// Which ends the rail has reached, and steps by the cards in full view; near its end it loads more.
export function useRail(
  rail: RefObject<HTMLUListElement | null>,
  count: number,
  more: () => unknown,
) {
  const [ends, setEnds] = useState<RailEnds>({ start: true, end: false });

  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    let isOnScreen = false;
    let isUsed = false;
    let overflows: boolean | undefined;
    // Of cards that snap at one place WebKit scrolls to any after a layout, and all of them do in a
    // rail that does not overflow, or that `content-visibility` has not laid out. In a new width it
    // snaps before the space at the start has its size, so a rail that nobody scrolled has no snapping.
    const snap = () =>
      element.toggleAttribute("data-snaps", isUsed && isOnScreen && overflows === true);
    const use = () => {
      isUsed = true;
      snap();
    };
    const update = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const left = scrollWidth - clientWidth - Math.abs(scrollLeft);
      const next = { start: Math.abs(scrollLeft) < 4, end: left < 4 };
      setEnds((old) => (old.start === next.start && old.end === next.end ? old : next));
      const wasWhole = overflows === false;
      overflows = scrollWidth > clientWidth;
      snap();
      // It begins again: WebKit would go on at whichever card all of them had snapped to.
      if (wasWhole && overflows) element.scrollTo({ left: 0, behavior: "instant" });
      if (left < clientWidth && Math.abs(scrollLeft) > 0) more();
    };
    // Its first call comes right after layout, so reading sizes in it costs nothing.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    const unwatch = watchVisibility(element, (isInSight) => {
      isOnScreen = isInSight;
      // Reads no size: each read after a change of another rail would force a new layout.
      snap();
    });
    const uses = ["pointerdown", "wheel", "scroll"];
    for (const event of uses) element.addEventListener(event, use, { passive: true });
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      unwatch();
      for (const event of uses) element.removeEventListener(event, use);
      element.removeEventListener("scroll", update);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new cards make the rail longer.
  }, [rail, count, more]);

  const step = (direction: 1 | -1) => {
    if (rail.current) scrollByCards(rail.current, direction);
  };

  return { ends, step };
}

function scrollByCards(rail: HTMLElement, direction: 1 | -1): void {
  const card = rail.firstElementChild;
  if (!card) return;
  const gap = Number.parseFloat(getComputedStyle(rail).columnGap) || 0;
  const pitch = card.getBoundingClientRect().width + gap;
  const whole = Math.max(1, Math.floor(rail.clientWidth / pitch));
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  rail.scrollBy({ left: direction * whole * pitch, behavior: still ? "auto" : "smooth" });
}
