type WindowOptions = {
  list: HTMLElement;
  count: number;
  show: (parts: VirtualListPart[]) => void;
  ended: AbortSignal;
};

/** What is known of the chunks of a list: how many items each has, and how long those are that were drawn. */
type Chunks = { size: number; lengths: (number | undefined)[]; rendered: VirtualListPart[] };

const aboutPerChunk = 8;
/** In window lengths, before and after the window. */
const margin = 1.5;
const known = new WeakMap<HTMLElement, Chunks>();

// Shows the chunks of a long list that are near the window, or that have the focus, and as much room as the others
// take. A chunk is whole rows of a grid, so that leaving one out moves nothing.
export function virtualizeItems({ list, count, show, ended }: WindowOptions): void {
  const rail = getComputedStyle(list).gridAutoFlow.startsWith("column");
  const update = () => {
    const chunks = chunksOf(list, rail);
    if (!rail) measure(list, count, chunks);
    const parts = partsOf(list, count, chunks, rail);
    if (JSON.stringify(parts) === JSON.stringify(chunks.rendered)) return;
    chunks.rendered = parts;
    show(parts);
  };
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  const options = { passive: true, signal: ended };
  (rail ? list : window).addEventListener("scroll", later, options);
  addEventListener("resize", later, options);
  ended.addEventListener("abort", () => cancelAnimationFrame(frame));
  update();
}

function chunksOf(list: HTMLElement, rail: boolean): Chunks {
  const columns = rail ? 1 : getComputedStyle(list).gridTemplateColumns.split(" ").length;
  const size = columns * Math.ceil(aboutPerChunk / columns);
  const chunks = known.get(list);
  if (chunks?.size === size) return chunks;
  const rendered = chunks?.rendered ?? [{ from: 0, to: 72 }];
  const fresh: Chunks = { size, lengths: [], rendered };
  known.set(list, fresh);
  return fresh;
}

/** Notes how long the chunks are that are drawn whole, their gap included. */
function measure(list: HTMLElement, count: number, { size, lengths, rendered }: Chunks): void {
  let at = 0;
  for (const part of rendered) {
    if ("space" in part) {
      at += 1;
      continue;
    }
    const to = Math.min(part.to, count);
    for (let index = part.from; index + size <= to; index += size) {
      const start = list.children[at + index - part.from];
      const next = list.children[at + index - part.from + size];
      // The last ones of a grid may not be shown: they would fill no line.
      if (!start || !next?.checkVisibility() || index % size > 0) continue;
      lengths[index / size] = topOf(next) - topOf(start);
    }
    at += to - part.from;
  }
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

function partsOf(
  list: HTMLElement,
  count: number,
  chunks: Chunks,
  rail: boolean,
): VirtualListPart[] {
  const { size, lengths } = chunks;
  const total = Math.ceil(count / size);
  const usual = rail ? columnsLength(list) * size : usualLength(lengths);
  const lengthOf = (chunk: number) => (rail ? usual : (lengths[chunk] ?? usual));
  const view = rail ? list.clientWidth : innerHeight;
  const start = (rail ? Math.abs(list.scrollLeft) : -topOf(list)) - margin * view;
  const end = start + (1 + 2 * margin) * view;
  const focused = focusedChunk(list, chunks, count);
  const parts: VirtualListPart[] = [];
  let at = 0;
  for (let chunk = 0; chunk < total; chunk += 1) {
    const length = lengthOf(chunk);
    const isNear = (at < end && at + length > start) || chunk === focused;
    const from = chunk * size;
    const isLast = chunk === total - 1;
    if (isNear) addItems(parts, from, isLast ? Number.POSITIVE_INFINITY : from + size);
    else addSpace(parts, rail ? Math.min(size, count - from) : length, rail ? "columns" : "px");
    at += length;
  }
  return rail ? parts : withoutGaps(parts, list);
}

function addItems(parts: VirtualListPart[], from: number, to: number): void {
  const last = parts.at(-1);
  if (last && "to" in last) last.to = to;
  else parts.push({ from, to });
}

function addSpace(parts: VirtualListPart[], space: number, unit: "px" | "columns"): void {
  const last = parts.at(-1);
  if (last && "space" in last) last.space += space;
  else parts.push({ space, unit });
}

/** The list puts its own gap after a space. */
function withoutGaps(parts: VirtualListPart[], list: HTMLElement): VirtualListPart[] {
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  return parts.map((part) =>
    "space" in part ? { ...part, space: Math.max(0, part.space - gap) } : part,
  );
}

function usualLength(lengths: (number | undefined)[]): number {
  const measured = lengths.filter((length) => length !== undefined);
  return measured.length > 0
    ? measured.reduce((sum, one) => sum + one, 0) / measured.length
    : 2_000;
}

function columnsLength(list: HTMLElement): number {
  const column = Number.parseFloat(getComputedStyle(list).gridAutoColumns) || 240;
  return column + (Number.parseFloat(getComputedStyle(list).columnGap) || 0);
}

/** The chunk whose card has the focus: it stays, wherever the window goes. */
function focusedChunk(
  list: HTMLElement,
  { size, rendered }: Chunks,
  count: number,
): number | undefined {
  const { activeElement } = document;
  if (!activeElement || !list.contains(activeElement)) return undefined;
  let place = [...list.children].findIndex((child) => child.contains(activeElement));
  for (const part of rendered) {
    if ("space" in part) place -= 1;
    else if (place < Math.min(part.to, count) - part.from) {
      return Math.floor((part.from + place) / size);
    } else place -= Math.min(part.to, count) - part.from;
  }
  return undefined;
}

/** Items that are drawn (`to` is Infinity at the end), or the room of those that are not: px, or columns of a rail. */
export type VirtualListPart =
  | { from: number; to: number }
  | { space: number; unit: "px" | "columns" };
