import type { SetRenderedCardRange, RowEffectContext } from "./row-effect-context";

/** In window heights: so far from the window rows are drawn before they are seen, on a slow phone too. */
const farMargin = 1.5;
/** So near the window a row has all of its cards once the page rests. */
const restMargin = 0.5;
const restMs = 150;
const touches = ["pointerdown", "pointerover", "focusin"];

type FarRow = { show: SetRenderedCardRange; isNear: boolean };

const rows = new Map<Element, FarRow>();
let observer: IntersectionObserver | undefined;

// A page of a hundred rows would be twenty thousand elements. Heading and height stay, so that reading by
// headings, the scrollbar and the way back hold; a row with the focus in it stays whole. While the page scrolls a
// row that comes has the cards that fit into the window; the others come when it rests, or the row is touched.
export function removeOffscreenCards(
  { element, ended }: RowEffectContext,
  show: SetRenderedCardRange,
): void {
  observer ??= watchRows();
  const row: FarRow = { show, isNear: true };
  rows.set(element, row);
  const options = { signal: ended, passive: true };
  for (const touch of touches) element.addEventListener(touch, () => show(toAll), options);
  element.addEventListener(
    "focusout",
    () => setTimeout(() => row.isNear || giveUp(element, row)),
    options,
  );
  addEventListener("resize", () => element.style.removeProperty("min-block-size"), options);
  observer.observe(element);
  ended.addEventListener("abort", () => {
    observer?.unobserve(element);
    rows.delete(element);
  });
}

const toAll = () => "all" as const;
const toNone = () => "none" as const;

function giveUp(element: Element, { show }: FarRow): void {
  if (!element.contains(document.activeElement)) show(toNone);
}

function watchRows(): IntersectionObserver {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let movedAt = 0;
  // One timer for a whole scroll: a new one for each frame takes longer than the rest of what is done in it.
  const rest = () => {
    const left = movedAt + restMs - performance.now();
    resting = left > 0 ? setTimeout(rest, left) : undefined;
    if (!resting) fillRows();
  };
  const wait = () => {
    movedAt = performance.now();
    resting ??= setTimeout(rest, restMs);
  };
  addEventListener("scroll", wait, { passive: true });
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const row = rows.get(target);
        if (!row || !(target instanceof HTMLElement)) continue;
        row.isNear = isIntersecting;
        const { height } = boundingClientRect;
        if (isIntersecting) row.show((now) => (now === "none" ? "few" : now));
        else {
          if (height > 0) target.style.minBlockSize = `${height}px`;
          giveUp(target, row);
        }
      }
      wait();
    },
    { rootMargin: `${farMargin * 100}% 0px` },
  );
}

function fillRows(): void {
  const reach = restMargin * innerHeight;
  for (const [element, { show, isNear }] of rows) {
    if (!isNear) continue;
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > -reach && top < innerHeight + reach) show(toAll);
  }
}
