import type { Browser, TestInfo } from "playwright/test";

/**
 * Pictures of all open pages, in the folder of a browser test that failed. Playwright's own `only-on-failure`
 * takes a picture of every page of every test, and deletes those of tests that passed.
 */
export async function takeScreenshots(browser: Browser, info: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = info.outputPath(`test-failed-${index + 1}.png`);
    // A page that hangs cannot be captured. Its test reports the original failure.
    const isTaken = await page.screenshot({ path, timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (isTaken) info.attachments.push({ name: "screenshot", path, contentType: "image/png" });
  }
}
