import { type ReactElement, type RefObject, startTransition, useEffect, useState } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { VirtualListPart } from "../row-effects/virtualize-items";

type RenderItems = (
  items: CardView[],
  item: (card: CardView, index: number) => ReactElement,
) => ReactElement[];

/** Longer lists have only the cards near the window in the page. */
const whole = 72;
const first: VirtualListPart[] = [{ from: 0, to: whole }];

// Draws the items of a list; what keeps a long one short is loaded for long ones.
export function useVirtualizedItems(
  list: RefObject<HTMLElement | null>,
  count: number,
): RenderItems {
  const long = count > whole;
  const [parts, setParts] = useState(first);
  useEffect(() => {
    const element = list.current;
    if (!long || !element) return undefined;
    const end = new AbortController();
    const show = (next: VirtualListPart[]) => startTransition(() => setParts(next));
    import("../row-effects/virtualize-items").then(
      ({ virtualizeItems }) =>
        !end.signal.aborted && virtualizeItems({ list: element, count, show, ended: end.signal }),
      () => {},
    );
    return () => end.abort();
  }, [list, long, count]);
  return (items, item) => {
    if (!long) return items.map(item);
    return parts.flatMap((part, at) => {
      if ("space" in part)
        return [<li key={`space ${at}`} aria-hidden="true" style={sizeOf(part)} />];
      return items.slice(part.from, part.to).map((card, index) => item(card, part.from + index));
    });
  };
}

function sizeOf({ space, unit }: { space: number; unit: "px" | "columns" }) {
  return unit === "columns"
    ? { gridColumn: `span ${space}` }
    : { gridColumn: "1 / -1", blockSize: space };
}
