import type { ArrowDirection } from "./nearest-box";

const isSideways = (direction: ArrowDirection) => direction === "left" || direction === "right";

/**
 * True where what has the focus uses an arrow itself: a slider goes sideways, a menu and open suggestions up and
 * down, tabs sideways, text to its ends.
 */
export function needsArrowKey(active: Element, direction: ArrowDirection): boolean {
  if (active.closest("[role=menu], [role=listbox], [role=grid]")) return true;
  if (active.matches("[role=slider], input[type=range]")) return isSideways(direction);
  if (active.matches("[role=tab]"))
    return isSideways(direction) && hasFurtherTab(active, direction);
  if (active.matches("[role=combobox][aria-expanded=true]")) return !isSideways(direction);
  if (active instanceof HTMLSelectElement) return isSelectOpen(active);
  return isSideways(direction) && isInsideText(active, direction);
}

function hasFurtherTab(tab: Element, direction: ArrowDirection): boolean {
  const tabs = [...(tab.closest("[role=tablist]")?.querySelectorAll("[role=tab]") ?? [])];
  return tabs.at(direction === "left" ? 0 : -1) !== tab;
}

const texts = /^(?:text|search|url|tel|password|email|number)$/;

function isInsideText(active: Element, direction: ArrowDirection): boolean {
  if (active instanceof HTMLTextAreaElement || isTextField(active)) {
    const { selectionStart, selectionEnd, value } = active;
    // A field of this type has no caret position, so arrows do not move through its text.
    if (selectionStart === null) return value !== "" && active.type !== "email";
    return direction === "left" ? selectionStart > 0 : (selectionEnd ?? 0) < value.length;
  }
  return false;
}

/** True for a field in which one types. */
export function isTextField(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && texts.test(element.type);
}

/** True for an open select; a browser without `:open` does not open one by itself. */
export function isSelectOpen(list: HTMLSelectElement): boolean {
  try {
    return list.matches(":open");
  } catch {
    return false;
  }
}
