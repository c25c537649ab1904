import type { Page } from "playwright/test";

/** Blocks the page's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
