import type { Page } from "playwright/test";
import { expect } from "../../support/journey.ts";
import { waitForHydration } from "./hydrated.ts";
import { waitForRender } from "./overflow.ts";

/** The paths of the pages that this browser saves for use without a network: `savedPages(page, "own")`. */
export function savedPages(page: Page, cache: "pages" | "own"): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `mq-${cache}`);
}

/** Passes the five seconds after which a visit counts, by the page's installed clock. */
export async function passVisitTime(page: Page): Promise<void> {
  await waitForHydration(page);
  await waitForRender(page);
  await page.clock.fastForward(5_000);
}

/** Waits until a page is saved, and the worker controls later pages. */
export async function untilSaved(
  page: Page,
  path: string,
  cache: "pages" | "own" = "pages",
): Promise<void> {
  await passVisitTime(page);
  await expect.poll(() => savedPages(page, cache), { timeout: 30_000 }).toContain(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Console messages of requests without a network, and of a font that the worker served. */
export const withoutNetwork =
  /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|cross-world service worker resource mismatch/;
