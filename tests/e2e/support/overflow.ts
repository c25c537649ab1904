import type { Page } from "playwright/test";

/** Waits until a change of the window's size has been laid out, also in parts that were skipped so far. */
export async function waitForRender(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/**
 * Runs a function while the parts out of sight are laid out too, which otherwise happens only
 * near the viewport. Measuring them one by one would lay out each separately, a thousand times for a thousand lines.
 */
export async function withFullLayout<Seen>(page: Page, read: () => Promise<Seen>): Promise<Seen> {
  const sheet = await page.evaluateHandle(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(whole);
    return whole;
  });
  try {
    return await read();
  } finally {
    await sheet.evaluate((whole) => {
      const others = document.adoptedStyleSheets.filter((one) => one !== whole);
      document.adoptedStyleSheets = others;
    });
  }
}

/**
 * The elements that reach past the window's sides, as texts. The page clips them, so its scroll
 * width would show nothing. An intended cut by a scroller or a frame does not count.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return withFullLayout(page, () => findOverflowNow(page));
}

/** The same for a page that is laid out already. */
export function findOverflowNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth + 1;
    const isCut = (element: Element) => {
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(up);
        if (clipPath !== "none" || (up !== element && overflowX !== "visible")) return true;
      }
      return false;
    };
    const isPast = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return (left < -1 || right > room) && width > 1 && height > 1;
    };
    // Few elements are past the sides, so the expensive checks come last.
    return [...document.body.querySelectorAll("*")]
      .filter(isPast)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isCut(element))
      .map(
        (element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`,
      );
  });
}
