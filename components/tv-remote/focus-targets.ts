import type { FocusTargetBox } from "./nearest-box";

const focusable =
  "a[href], button, input, select, textarea, summary, [role=slider], [contenteditable=true], [tabindex='0']";

/** What a remote may turn to within a part of the page: what is seen and can be pressed. */
export function focusTargetsIn(scope: ParentNode): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(focusable)].filter(isTarget);
}

function isTarget(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled, [aria-disabled=true], [type=hidden]"))
    return false;
  if (element.closest("[inert], [aria-hidden=true], [href='#main']")) return false;
  const { width, height } = element.getBoundingClientRect();
  const isRendered = width > 1 && height > 1;
  return isRendered && element.checkVisibility({ visibilityProperty: true });
}

/** The room that a target takes for the eye: a card's link is its whole card. */
export function boxOfFocusTarget(element: HTMLElement): FocusTargetBox {
  const card = element.matches("h3 > a") ? element.closest("li, article") : null;
  return (card ?? element).getBoundingClientRect();
}

/** The row that a target is in: what scrolls sideways. */
export function horizontalScrollerOf(element: Element): Element | undefined {
  const list = element.closest("main ul");
  return list && list.scrollWidth > list.clientWidth ? list : undefined;
}

/** Where the keys are held: an open dialog or menu keeps them until it is closed. */
export function focusScopeOf(active: Element | null): ParentNode {
  const open = document.querySelectorAll("dialog[open], [aria-modal=true]");
  return (
    open[open.length - 1] ??
    document.fullscreenElement ??
    active?.closest("[role=menu]") ??
    document
  );
}

/** The parts of a page, from above, between which keys lead only at their ends. */
export function focusRegionOf(element: Element): "header" | "main" | "below" | "over" {
  if (element.closest("body > header")) return "header";
  if (element.closest("main")) return "main";
  return isFixed(element) ? "over" : "below";
}

function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).position === "fixed") return true;
  }
  return false;
}
