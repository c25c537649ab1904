import type { Locator, Page } from "playwright/test";

/** Waits until React has taken over this part of the page: the innermost that is hydrated by itself. */
export async function hydrated(page: Page, of: Locator = page.locator("body")): Promise<void> {
  const element = await of.elementHandle();
  await page.waitForFunction(
    (node) => node instanceof Element && node.closest("[data-dehydrated]") === null,
    element,
  );
}
