import { type RefObject, useEffect, useState } from "react";

const moreButton = 52;

// How many of the first `max` entries fit on one line. Their widths are measured once, with all of them in the page.
// `isCut`: others follow them anyway, behind the three dots.
export function useFittingItemCount(
  list: RefObject<HTMLUListElement | null>,
  max: number,
  isCut: boolean,
): number | undefined {
  const [fitting, setFitting] = useState<number>();
  useEffect(() => {
    const element = list.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    let widths: number[] = [];
    const observer = new ResizeObserver(() => {
      if (room.clientWidth === 0) return;
      if (widths.length === 0) widths = widthsOf(element).slice(0, max);
      setFitting(fit(widths, room.clientWidth, isCut));
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, [list, max, isCut]);
  return fitting;
}

function widthsOf(list: HTMLElement): number[] {
  return [...list.children].map((entry) => entry.getBoundingClientRect().width);
}

function fit(widths: number[], room: number, isCut: boolean): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total + (isCut ? moreButton : 0) <= room) return widths.length;
  let used = moreButton;
  const first = widths.findIndex((width) => (used += width) > room);
  return Math.max(0, first);
}
