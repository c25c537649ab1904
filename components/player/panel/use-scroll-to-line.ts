import { type RefObject, useCallback, useRef } from "react";

// Shows a line of the list inside its own box; never moves the page. A far line is gone to at once, and looked
// for again when the lines around it are drawn: until then their heights are guesses (`content-visibility`).
export function useScrollToLine(list: RefObject<HTMLElement | null>): (at: number) => void {
  const frame = useRef(0);
  return useCallback(
    (at) => {
      const show = () => {
        const box = list.current?.parentElement;
        const line = list.current?.querySelectorAll("button")[at];
        if (!box || !line) return;
        const distance = distanceToMiddle(box, line);
        const isFar = Math.abs(distance) > 2 * box.clientHeight;
        const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
        box.scrollBy({ top: distance, behavior: isFar || isStill ? "auto" : "smooth" });
        if (isFar) afterFrame(() => afterFrame(show));
      };
      const afterFrame = (next: () => void) => {
        frame.current = requestAnimationFrame(next);
      };
      cancelAnimationFrame(frame.current);
      show();
    },
    [list],
  );
}

function distanceToMiddle(box: Element, line: Element): number {
  const outer = box.getBoundingClientRect();
  const inner = line.getBoundingClientRect();
  return inner.top + inner.height / 2 - outer.top - outer.height / 2;
}
