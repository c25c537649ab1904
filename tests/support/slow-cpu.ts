import type { Browser, Page } from "playwright/test";

/** The factor by which the browser's pages are slowed: `TEST_CPU=4`. Time limits grow with it. */
export const slowdown = Number(process.env.TEST_CPU || 1);

/** Slows every page of every context of a browser, including popups and same-site frames. */
export function slowDown(browser: Browser): void {
  if (slowdown === 1) return;
  browser.on("context", (context) => context.on("page", (page) => void slowPage(page)));
}

// A page that closes meanwhile needs no slowing.
async function slowPage(page: Page): Promise<void> {
  const session = await page
    .context()
    .newCDPSession(page)
    .catch(() => undefined);
  await session?.send("Emulation.setCPUThrottlingRate", { rate: slowdown }).catch(() => undefined);
}
