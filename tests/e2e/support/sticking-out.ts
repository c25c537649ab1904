import type { Page } from "playwright/test";

/** Waits until a change of the window's size has been laid out, also in parts that were skipped so far. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/**
 * Looks at a page with the parts out of sight laid out as well, which else are not until somebody
 * comes near: looking at each of them would lay it out alone, a thousand times for a thousand lines.
 */
export async function allLaidOut<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const sheet = await page.evaluateHandle(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(whole);
    return whole;
  });
  try {
    return await look();
  } finally {
    await sheet.evaluate((whole) => {
      const others = document.adoptedStyleSheets.filter((one) => one !== whole);
      document.adoptedStyleSheets = others;
    });
  }
}

/**
 * What reaches past the window's sides, in words. The page clips what it cannot show, so its scroll
 * width would tell nothing; what a scroller or a frame cuts off by intention does not count.
 */
export async function stickingOut(page: Page): Promise<string[]> {
  return allLaidOut(page, () => stickingOutNow(page));
}

/** The same, where everything is laid out already. */
export function stickingOutNow(page: Page): Promise<string[]> {
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
    // Few are past the sides, so that the costly questions come last.
    return [...document.body.querySelectorAll("*")]
      .filter(isPast)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isCut(element))
      .map(
        (element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`,
      );
  });
}
