import type { Locator, Page } from "playwright/test";

/** Waits until React has taken over; before that a link loads anew, and a button does nothing. */
export async function hydrated(page: Page, of: Locator = page.locator("html")): Promise<void> {
  const element = await of.elementHandle();
  await page.waitForFunction(
    (node) => node !== null && Object.keys(node).some((key) => key.startsWith("__react")),
    element,
  );
}
