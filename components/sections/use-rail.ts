import { type RefObject, useEffect, useState } from "react";

export type RailEnds = { start: boolean; end: boolean };

// Where a rail stands, and how it moves by the cards in full view; near its end it asks for more.
export function useRail(
  rail: RefObject<HTMLUListElement | null>,
  count: number,
  more: () => unknown,
) {
  const [ends, setEnds] = useState<RailEnds>({ start: true, end: false });

  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const left = scrollWidth - clientWidth - Math.abs(scrollLeft);
      const next = { start: Math.abs(scrollLeft) < 4, end: left < 4 };
      setEnds((old) => (old.start === next.start && old.end === next.end ? old : next));
      if (left < clientWidth && Math.abs(scrollLeft) > 0) more();
    };
    // Tells its size once at first, when the page has been laid out anyway.
    const sized = new ResizeObserver(look);
    sized.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener("scroll", look);
    };
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
