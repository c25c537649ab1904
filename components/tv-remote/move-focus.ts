import {
  boxOfFocusTarget,
  focusRegionOf,
  horizontalScrollerOf,
  focusScopeOf,
  focusTargetsIn,
} from "./focus-targets";
import { type ArrowDirection, nearestBoxIndex } from "./nearest-box";

/** Where the focus was in each row. */
const places = new WeakMap<Element, HTMLElement>();

/** Questions over the page that have already had the focus. */
const handledQuestions = new WeakSet<HTMLElement>();

/** Moves the focus to the next target in a direction; a row is entered where it was left. */
export function moveFocus(direction: ArrowDirection): void {
  const active = focusedElement();
  if (!active) return focusFirstTarget();
  const next = firstQuestion() ?? nextOf(active, direction);
  if (next) focusAndScrollTo(next);
}

/** The element with the focus, unless it is the page itself. */
export function focusedElement(): HTMLElement | undefined {
  const active = document.activeElement;
  const isPage = active === document.body || active?.id === "main";
  return active instanceof HTMLElement && !isPage ? active : undefined;
}

/** Focuses the first target: a question over the page, else the first target of the page, else of its header. */
export function focusFirstTarget(): void {
  const targets = focusTargetsIn(focusScopeOf(null));
  const seen = targets.filter((target) => boxOfFocusTarget(target).bottom > 0);
  const first =
    firstQuestion() ?? seen.find((target) => focusRegionOf(target) === "main") ?? seen[0];
  if (first) focusAndScrollTo(first);
}

/** A question over the page comes first, once; after that it follows the page. */
function firstQuestion(): HTMLElement | undefined {
  const over = focusTargetsIn(focusScopeOf(null)).filter(
    (target) => focusRegionOf(target) === "over",
  );
  // The last button, where there is one, comes before links.
  const question = over.findLast((target) => target.matches("button")) ?? over[0];
  if (!question || handledQuestions.has(question)) return undefined;
  handledQuestions.add(question);
  return question;
}

/** Focuses an element and scrolls it into view. */
export function focusAndScrollTo(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  const row = horizontalScrollerOf(target);
  if (row) places.set(row, target);
  if (focusRegionOf(target) !== "main" && focusRegionOf(target) !== "below") return;
  // The player is at the start of its page, and may fill the screen.
  if (target.closest("[data-player]")) return scrollTo({ top: 0 });
  const box = boxOfFocusTarget(target);
  // What stands in the page's first window is seen with all that is above it.
  if (box.bottom + scrollY < innerHeight * 0.92) scrollTo({ top: 0 });
  else scrollBy({ top: (box.top + box.bottom) / 2 - innerHeight / 2 });
  (target.closest("li") ?? target).scrollIntoView({ block: "nearest", inline: "nearest" });
}

function nextOf(active: HTMLElement, direction: ArrowDirection): HTMLElement | undefined {
  const others = focusTargetsIn(focusScopeOf(active)).filter((target) => target !== active);
  const row = horizontalScrollerOf(active);
  if (direction === "left" || direction === "right") {
    // Nobody falls out of a row at its ends.
    return pick(active, direction, row ? others.filter((target) => row.contains(target)) : others);
  }
  // Down from the picture of a film are its controls.
  const controls = others.filter((target) => active.contains(target));
  if (direction === "down" && controls[0]) return controls.find(isOfControls) ?? controls[0];
  const part = focusRegionOf(active);
  const nearby = others.filter((target) => focusRegionOf(target) === part);
  const further = beyond(part, direction, others);
  // What lies over the page is left for what it lies over.
  const next =
    pick(active, direction, nearby) ??
    (part === "over" ? further[0] : pick(active, direction, further));
  return next && placeIn(next, row);
}

function isInMain(target: Element): boolean {
  return focusRegionOf(target) === "main";
}

function isOfControls(target: Element): boolean {
  return target.matches("[data-controls] button");
}

function pick(active: HTMLElement, direction: ArrowDirection, targets: HTMLElement[]) {
  const index = nearestBoxIndex(boxOfFocusTarget(active), direction, targets.map(boxOfFocusTarget));
  return index === undefined ? undefined : targets[index];
}

const order = ["header", "main", "below", "over"] as const;
type Part = (typeof order)[number];

/** The targets of the part that comes next, and from over the page those in the window. */
function beyond(part: Part, direction: ArrowDirection, others: HTMLElement[]): HTMLElement[] {
  if (part === "over")
    return others.filter((target) => isInMain(target) && boxOfFocusTarget(target).top > 0);
  const step = direction === "down" ? 1 : -1;
  for (let at = order.indexOf(part) + step; order[at]; at += step) {
    const found = others.filter((target) => focusRegionOf(target) === order[at]);
    if (found.length > 0) return found;
  }
  return [];
}

/** Another row is entered where it was left. */
function placeIn(next: HTMLElement, from: Element | undefined): HTMLElement {
  const row = horizontalScrollerOf(next);
  const place = row && row !== from ? places.get(row) : undefined;
  return place?.isConnected ? place : next;
}
