/** A rectangle in pixels, from the left and upper edge of the caption area. */
export type CaptionAreaRect = { left: number; right: number; top: number; bottom: number };

/** The settings of a WebVTT cue that say where it is. */
export type CueSettings = {
  line: number | "auto";
  lineAlign: string;
  snapToLines: boolean;
  position: number | "auto";
  positionAlign: string;
  size: number;
  align: string;
};

/** A rendered cue: its settings, and its measures in pixels. `left` and `right` are the ends of its text. */
export type MeasuredCue = Pick<CueSettings, "line" | "lineAlign" | "snapToLines"> & {
  left: number;
  right: number;
  height: number;
  lineHeight: number;
};

/** Start and size of a cue across its lines, in percent of the area. */
export function computeCueStartAndSize(cue: CueSettings): { start: number; size: number } {
  const byAlign: Record<string, number> = { start: 0, left: 0, end: 100, right: 100 };
  const position = cue.position === "auto" ? (byAlign[cue.align] ?? 50) : cue.position;
  const anchor = anchorOf(cue);
  const room = {
    start: 100 - position,
    end: position,
    center: 2 * Math.min(position, 100 - position),
  }[anchor];
  const size = Math.min(cue.size, room);
  const start = { start: position, end: position - size, center: position - size / 2 }[anchor];
  return { start, size };
}

function anchorOf({ positionAlign, align }: CueSettings): "start" | "center" | "end" {
  const named = positionAlign === "auto" ? align : positionAlign;
  if (["start", "left", "line-left"].includes(named)) return "start";
  return ["end", "right", "line-right"].includes(named) ? "end" : "center";
}

/**
 * The upper edges of cues in an area of `height` pixels. A cue that `covers` (the title, the controls) or another cue
 * would hide moves to the nearest free place; all others stay where their settings put them. `isComplete` is false
 * when there is not enough room. docs/behaviour.md BE-465.
 */
export function placeCues(
  cues: readonly MeasuredCue[],
  height: number,
  covers: readonly CaptionAreaRect[],
): { tops: number[]; isComplete: boolean } {
  const tops: number[] = [];
  const placed: CaptionAreaRect[] = [];
  let isComplete = true;
  const wanted = cues.map((cue) => clamp(settingsTop(cue, height), 0, height - cue.height));
  const isCovered = (at: number) => overlapOf(rectOf(cues[at], wanted[at]), covers) !== undefined;
  const order = [...cues.keys()].sort((a, b) => Number(isCovered(a)) - Number(isCovered(b)));
  for (const at of order) {
    const rect = rectOf(cues[at], wanted[at]);
    const isLow = rect.top + rect.bottom > height;
    const obstacles = [...covers, ...placed];
    const found =
      freeTop(rect, obstacles, height, isLow ? -1 : 1) ??
      freeTop(rect, obstacles, height, isLow ? 1 : -1);
    if (found === undefined || rect.bottom - rect.top > height) isComplete = false;
    const top = found ?? rect.top;
    tops[at] = top;
    placed.push(rectOf(cues[at], top));
  }
  return { tops, isComplete };
}

function settingsTop(cue: MeasuredCue, height: number): number {
  if (cue.line === "auto") return height - cue.height;
  const shift = { center: cue.height / 2, end: cue.height }[cue.lineAlign] ?? 0;
  if (!cue.snapToLines) return (height * cue.line) / 100 - shift;
  const line = Math.round(cue.line);
  return (line < 0 ? height : 0) + line * cue.lineHeight - shift;
}

/** Measures are rounded by browsers. */
const tolerancePx = 1;

/** Moves a rectangle in one direction until nothing overlaps it; undefined where it would leave the area. */
function freeTop(
  rect: CaptionAreaRect,
  obstacles: readonly CaptionAreaRect[],
  height: number,
  direction: 1 | -1,
): number | undefined {
  const size = rect.bottom - rect.top;
  let top = rect.top;
  for (;;) {
    if (top < -tolerancePx || top + size > height + tolerancePx) return undefined;
    const hit = overlapOf({ ...rect, top, bottom: top + size }, obstacles);
    if (!hit) return top;
    top = direction === 1 ? hit.bottom : hit.top - size;
  }
}

function overlapOf(
  rect: CaptionAreaRect,
  others: readonly CaptionAreaRect[],
): CaptionAreaRect | undefined {
  return others.find(
    (other) =>
      other.top < rect.bottom &&
      rect.top < other.bottom &&
      other.left < rect.right &&
      rect.left < other.right,
  );
}

function rectOf(cue: MeasuredCue | undefined, top = 0): CaptionAreaRect {
  const { left = 0, right = 0, height = 0 } = cue ?? {};
  return { left, right, top, bottom: top + height };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
