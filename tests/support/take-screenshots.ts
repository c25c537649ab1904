import type { Browser, TestInfo } from "playwright/test";

/**
 * Pictures of all pages that are open, in the folder of a journey that failed. Playwright's own `only-on-failure`
 * takes one of every page of every journey, and throws away those of what passed.
 */
export async function takeScreenshots(browser: Browser, info: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = info.outputPath(`test-failed-${index + 1}.png`);
    // A page that hangs has none, and its journey is told for what it failed with.
    const isTaken = await page.screenshot({ path, timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (isTaken) info.attachments.push({ name: "screenshot", path, contentType: "image/png" });
  }
}
