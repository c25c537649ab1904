import { type CaptionAreaRect, type MeasuredCue, placeCues } from "@/lib/playback/place-cues";

/** Shares of the viewer's text size to try, until all cues fit. */
const fits = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

/**
 * Places the cues of a layer clear of what covers the picture now (`data-covers` in the player). Where there is too
 * little room, they cover the title and what else may be covered (`data-covers="if-room"`), then their text shrinks.
 */
export function layOutCueElements(layer: HTMLElement, root: HTMLElement): void {
  const cues = [...layer.querySelectorAll<HTMLElement>("[data-line]")];
  const area = layer.getBoundingClientRect();
  const all = coversOf(root, area);
  const required = all.filter(({ isRequired }) => isRequired);
  for (const fit of fits) {
    layer.style.setProperty("--cue-fit", String(fit));
    const isLast = fit === fits.at(-1);
    for (const covers of [all, required]) {
      const isDone = place(cues, area, covers, isLast && covers === required);
      layer.toggleAttribute("data-over-title", covers === required && required.length < all.length);
      if (isDone) return;
    }
  }
}

function place(
  cues: readonly HTMLElement[],
  area: DOMRect,
  covers: readonly CaptionAreaRect[],
  isForced: boolean,
): boolean {
  const horizontal = cues.filter((cue) => cue.dataset.vertical === undefined);
  const measured = horizontal.map((cue) => measure(cue, area));
  const { tops, isComplete } = placeCues(measured, area.height, covers);
  if (!isComplete && !isForced) return false;
  for (const [at, cue] of horizontal.entries()) moveTo(cue, `0 ${tops[at] ?? 0}px`);
  for (const cue of cues) if (!horizontal.includes(cue)) placeVertical(cue, area, covers);
  return true;
}

/** Lines of Japanese and Chinese that run down: beside each other, between the covers above and below. */
function placeVertical(cue: HTMLElement, area: DOMRect, covers: readonly CaptionAreaRect[]): void {
  const isLow = (cover: CaptionAreaRect) => cover.top + cover.bottom > area.height;
  const above = covers.filter((cover) => !isLow(cover)).map(({ bottom }) => bottom);
  const below = covers.filter(isLow).map(({ top }) => top);
  cue.style.insetBlock = "";
  cue.style.top = `${Math.max(0, ...above)}px`;
  cue.style.bottom = `${area.height - Math.min(area.height, ...below)}px`;
  const { width, ...rest } = measure(cue, area);
  const across = { ...rest, left: 0, right: 1, height: width };
  const [at = 0] = placeCues([across], area.width, []).tops;
  moveTo(cue, `${cue.dataset.vertical === "rl" ? area.width - width - at : at}px 0`);
}

/** Moves a cue: one that was there before glides, a new one does not. */
function moveTo(cue: HTMLElement, to: string): void {
  if (cue.style.translate === to) return;
  const isNew = cue.style.translate === "";
  if (isNew) cue.style.transition = "none";
  cue.style.translate = to;
  if (!isNew) return;
  cue.getBoundingClientRect();
  cue.style.transition = "";
}

function measure(cue: HTMLElement, area: DOMRect): MeasuredCue & { width: number } {
  const { line, lineAlign = "start", snap } = cue.dataset;
  const text = cue.firstElementChild?.getBoundingClientRect();
  return {
    line: line === "auto" ? "auto" : Number(line),
    lineAlign,
    snapToLines: snap === "true",
    left: (text?.left ?? area.left) - area.left,
    right: (text?.right ?? area.right) - area.left,
    height: cue.offsetHeight,
    width: cue.offsetWidth,
    lineHeight: Number.parseFloat(getComputedStyle(cue).lineHeight) || cue.offsetHeight,
  };
}

function coversOf(root: HTMLElement, area: DOMRect): (CaptionAreaRect & { isRequired: boolean })[] {
  return [...root.querySelectorAll<HTMLElement>("[data-covers]")]
    .filter((cover) => !cover.closest("[data-controls=hidden]"))
    .map((cover) => {
      const { left, right, top, bottom } = cover.getBoundingClientRect();
      const isRequired = cover.dataset.covers !== "if-room";
      const x = { left: left - area.left, right: right - area.left };
      return { ...x, top: top - area.top, bottom: bottom - area.top, isRequired };
    });
}
