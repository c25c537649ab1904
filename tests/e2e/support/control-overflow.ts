import type { Locator } from "playwright/test";

const controls = "a, button, label, summary, [role=tab], [role=menuitem], [role=menuitemradio]";

/**
 * The controls whose texts do not fit, as texts. An intended ellipsis does not
 * count, nor do texts for screen readers only.
 */
export async function findCutTexts(within: Locator): Promise<string[]> {
  return within.evaluate((root, selector) => {
    const leaves = 1;
    // Letters are smaller than their line box, which begins above its highest accent.
    const above = 4;
    const isShortened = (element: Element) => {
      const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
      return textOverflow === "ellipsis" || webkitLineClamp !== "none" || clipPath !== "none";
    };
    const boxes = (element: Element, control: Element) => {
      const all: Element[] = [];
      for (let up: Element | null = element; up && control.contains(up); up = up.parentElement) {
        all.push(up);
      }
      return all;
    };
    const reaches = (words: DOMRect, element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const across = words.left < left - leaves || words.right > right + leaves;
      return across || words.top < top - above || words.bottom > bottom + above;
    };
    const isCut = (text: Node, control: Element) => {
      if (!text.parentElement || !text.nodeValue?.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = [...range.getClientRects()];
      const around = boxes(text.parentElement, control);
      // Few texts overflow, so the expensive style checks come last.
      const left = around.filter((element) => words.some((word) => reaches(word, element)));
      if (left.every((element) => getComputedStyle(element).display === "inline")) return false;
      return !around.some(isShortened);
    };
    const textsOf = (control: Element) => {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts;
    };
    return [...root.querySelectorAll(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => textsOf(control).some((text) => isCut(text, control)))
      .map((control) => `${control.tagName} ${control.className}: ${control.textContent}`);
  }, controls);
}

/** The pairs of controls that overlap, as texts: `"Search × Sign in"`. */
export async function findOverlaps(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const all = [...root.querySelectorAll("a, button, input, select, summary")].filter((control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const nameOf = (control: Element) =>
      control.getAttribute("aria-label") ?? control.textContent.trim();
    const over = (a: Element, b: Element) =>
      [...a.getClientRects()].some((one) =>
        [...b.getClientRects()].some((other) => meet(one, other)),
      );
    return all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter((b) => over(a, b))
        .map((b) => `${nameOf(a)} × ${nameOf(b)}`),
    );
  });
}

/** The names of the controls that reach past the window's sides, even when a frame clips them. */
export async function findOverflowingControls(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const isOut = (control: Element) => {
      const { left, right } = control.getBoundingClientRect();
      return left < -1 || right > document.documentElement.clientWidth + 1;
    };
    return [...root.querySelectorAll("a, button, select")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && isOut(control))
      .map((control) => control.getAttribute("aria-label") ?? control.textContent);
  });
}
