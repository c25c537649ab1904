import { handleBackKey } from "./handle-back-key";
import { isSelectOpen, isTextField, needsArrowKey } from "./needs-arrow-key";
import { focusedElement, focusFirstTarget, moveFocus, focusAndScrollTo } from "./move-focus";
import { performMediaKey } from "./perform-media-key";
import { isRepeatable, type RemoteKey, parseRemoteKey } from "./parse-remote-key";
import { focusRegionOf } from "./focus-targets";

/** What had the focus on each page of the visit: the address of a link. */
const left = new Map<string, string>();

let isStarted = false;

/** Listens to the keys of a remote, before anything else of the page does. */
export function startRemoteControl(): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener("keydown", handleKey, true);
  addEventListener("focusin", ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLElement)) return;
    const isLink = target instanceof HTMLAnchorElement && target.closest("main") !== null;
    if (isLink) left.set(location.pathname, target.href);
    // A question over the page has closed, and the focus moves to the whole page.
    const wasOver = relatedTarget instanceof Element && focusRegionOf(relatedTarget) === "over";
    if (target.id === "main" && wasOver) focusFirstTarget();
  });
}

const tries = 10;
const betweenTriesMs = 100;

/**
 * Called on a new page: the link that was last pressed on it has the focus again as soon as it exists, else the first target.
 * Returns a function that stops waiting.
 */
export function restoreFocusOnArrival(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const href = left.get(location.pathname);
  const focusLater = (triesLeft: number) => {
    const active = focusedElement();
    if (active && focusRegionOf(active) !== "header") return;
    const links = href ? document.querySelectorAll<HTMLAnchorElement>("main a") : [];
    const known = [...links].find((link) => link.href === href);
    if (known) focusAndScrollTo(known);
    else if (href && triesLeft > 0) wait(triesLeft - 1);
    else focusFirstTarget();
  };
  const wait = (triesLeft: number) => {
    timer = setTimeout(() => focusLater(triesLeft), betweenTriesMs);
  };
  // The router gives its own focus first.
  wait(tries);
  return () => clearTimeout(timer);
}

function handleKey(event: KeyboardEvent): void {
  if (!event.isTrusted || event.isComposing || event.ctrlKey || event.altKey || event.metaKey)
    return;
  const key = parseRemoteKey(event);
  if (!key || !perform(key, event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** True when no other listener should receive the key. */
function perform(key: RemoteKey, event: KeyboardEvent): boolean {
  const active = focusedElement();
  const isTyped = key.do === "back" && active && hasText(active) && event.key.length > 1;
  // What is typed is taken back first.
  if (isTyped) return false;
  if (event.repeat && !isRepeatable(key)) return true;
  if (key.do === "move") return move(key.direction, active);
  if (key.do === "press") return active !== undefined && press(active);
  if (key.do === "media") return performMediaKey(key.what);
  return handleBackKey(event);
}

function move(
  direction: Parameters<typeof moveFocus>[0],
  active: HTMLElement | undefined,
): boolean {
  if (active && needsArrowKey(active, direction)) return false;
  // The picture itself: sideways it is wound, up and down lead to its controls and away.
  if (active?.matches("[data-player]") && (direction === "left" || direction === "right"))
    return false;
  moveFocus(direction);
  return true;
}

function hasText(active: Element): boolean {
  return (isTextField(active) || active instanceof HTMLTextAreaElement) && active.value !== "";
}

/** Fields that Enter would send a form from are pressed, lists are opened. */
function press(active: HTMLElement): boolean {
  if (active.matches("[data-player]")) return performMediaKey("toggle");
  if (active.matches("[type=checkbox], [type=radio]")) {
    active.click();
    return true;
  }
  if (active instanceof HTMLSelectElement && !isSelectOpen(active)) {
    active.showPicker();
    return true;
  }
  return false;
}
