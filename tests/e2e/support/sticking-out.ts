import type { Page } from "playwright/test";

/** Waits until a change of the window's size has been laid out, also in parts that were skipped so far. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/**
 * What reaches past the window's sides, in words. The page clips what it cannot show, so its scroll
 * width would tell nothing; what a scroller or a frame cuts off by intention does not count.
 */
export async function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(up);
        if (clipPath !== "none" || (up !== element && overflowX !== "visible")) return true;
      }
      return false;
    };
    const isOut = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const past = left < -1 || right > document.documentElement.clientWidth + 1;
      return past && width > 1 && height > 1 && !isCut(element);
    };
    // Rows out of sight are not laid out anew for a new width, until somebody comes near.
    const style = document.createElement("style");
    style.textContent = "* { content-visibility: visible !important }";
    document.head.append(style);
    const found = [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isOut(element))
      .map(
        (element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`,
      );
    style.remove();
    return found;
  });
}
