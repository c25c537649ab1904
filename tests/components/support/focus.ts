import { waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";

type Found = Element | null | undefined;

/**
 * Waits until an element has the focus: `await expectFocus(button)`, or `await expectFocus(() => field())` if the
 * element may be rendered again. An effect may move the focus later than the text that a test has waited for.
 */
export function expectFocus(element: Found | (() => Found)): Promise<void> {
  return settled(() =>
    expect(document.activeElement).toBe(typeof element === "function" ? element() : element),
  );
}

/** Waits until the focused element's `aria-label`, or otherwise its text, matches. */
export function expectFocusNamed(name: string | RegExp): Promise<void> {
  return settled(() => {
    const focused = document.activeElement;
    const found = focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
    if (typeof name === "string") expect(found).toBe(name);
    else expect(found).toMatch(name);
  });
}

/** Waits until an element is within the focused one, which is not the body. */
export function expectFocusAround(element: Element): Promise<void> {
  return settled(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(element)).toBe(true);
  });
}

// With fake timers a test cannot wait, and `act` has run the effects.
async function settled(check: () => void): Promise<void> {
  if (vi.isFakeTimers()) check();
  else await waitFor(check);
}
