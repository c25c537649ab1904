import type { Locator, Page } from "playwright/test";

/** Waits until React has hydrated this part of the page: the innermost part that hydrates separately. */
export async function waitForHydration(
  page: Page,
  of: Locator = page.locator("body"),
): Promise<void> {
  const element = await of.elementHandle();
  await page.waitForFunction(
    (node) => node instanceof Element && node.closest("[data-dehydrated]") === null,
    element,
  );
}
