import type { Page } from "playwright/test";

const mark = "data-journey";

/** Marks the document, so that a test can distinguish client navigation from a load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute(name, ""), mark);
}

/** True while no page has been loaded since the mark. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate((name) => document.documentElement.hasAttribute(name), mark);
}
