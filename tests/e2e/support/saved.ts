import type { Page } from "playwright/test";
import { expect } from "../../support/journey.ts";
import { hydrated } from "./hydrated.ts";
import { drawn } from "./sticking-out.ts";

/** The paths of the pages that this browser saves for a lost network: `savedPages(page, "own")`. */
export function savedPages(page: Page, cache: "pages" | "own"): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `mq-${cache}`);
}

/** Has the five seconds after which a visit lasts pass at once, by the page's own clock, which is installed. */
export async function lasts(page: Page): Promise<void> {
  await hydrated(page);
  await drawn(page);
  await page.clock.fastForward(5_000);
}

/** Waits until a page is saved, and the worker rules the next ones. */
export async function untilSaved(
  page: Page,
  path: string,
  cache: "pages" | "own" = "pages",
): Promise<void> {
  await lasts(page);
  await expect.poll(() => savedPages(page, cache), { timeout: 30_000 }).toContain(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** What a browser says without a network of what it asks for, and of a face that it had from the worker instead. */
export const withoutNetwork =
  /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|cross-world service worker resource mismatch/;
