import { type RefObject, useEffect, useState } from "react";

const moreButton = 52;

// How many entries fit on one line. Their widths are measured once, with all of them in the page.
export function useFitting(list: RefObject<HTMLUListElement | null>): number | undefined {
  const [fitting, setFitting] = useState<number>();
  useEffect(() => {
    const element = list.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    let widths: number[] = [];
    const observer = new ResizeObserver(() => {
      if (room.clientWidth === 0) return;
      if (widths.length === 0) widths = widthsOf(element);
      setFitting(fit(widths, room.clientWidth));
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, [list]);
  return fitting;
}

function widthsOf(list: HTMLElement): number[] {
  return [...list.children].map((entry) => entry.getBoundingClientRect().width);
}

function fit(widths: number[], room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = moreButton;
  const first = widths.findIndex((width) => (used += width) > room);
  return Math.max(0, first);
}
