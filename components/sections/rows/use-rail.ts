import { type RefObject, useEffect, useState } from "react";

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
    const update = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const left = scrollWidth - clientWidth - Math.abs(scrollLeft);
      const next = { start: Math.abs(scrollLeft) < 4, end: left < 4 };
      setEnds((old) => (old.start === next.start && old.end === next.end ? old : next));
      if (left < clientWidth && Math.abs(scrollLeft) > 0) more();
    };
    // Its first call comes right after layout, so reading sizes in it costs nothing.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
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
