import type { Page } from "playwright/test";

const mark = "data-journey";

/** Marks the document, so that a journey can tell client navigation from a load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute(name, ""), mark);
}

/** True as long as no page has been loaded anew since the mark. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate((name) => document.documentElement.hasAttribute(name), mark);
}
