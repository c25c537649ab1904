import type { Page, Request } from "playwright";
import type { PageLoadVitals } from "./probes/page-load-vitals.ts";

const quietMs = 2000;
const mostMs = 25_000;

/** The first card of a page of rows, on the site and on both Next pages beside it. */
export const firstCardSelector = "main li a[href^='/video/']";

/**
 * Loads a page and waits until neither line nor main thread has had work for two seconds, and until the first card is
 * interactive on a page that has one. The page observes its vitals: `watchPageLoadVitals`.
 */
export async function loadUntilQuiet(
  page: Page,
  address: string,
  { hasCard = true } = {},
): Promise<PageLoadVitals> {
  const start = Date.now();
  const underWay = new Set<Request>();
  let lastResponseAt = start;
  const begin = (request: Request) => underWay.add(request);
  const settle = (request: Request) => {
    underWay.delete(request);
    lastResponseAt = Date.now();
  };
  page.on("request", begin);
  page.on("requestfinished", settle);
  page.on("requestfailed", settle);
  await page.goto(address, { waitUntil: "load" });
  for (;;) {
    await page.waitForTimeout(250);
    const { vitals, now } = await page.evaluate(() => ({
      vitals: window.benchVitals,
      now: performance.now(),
    }));
    const late = Date.now() - start > mostMs;
    const lineQuiet = underWay.size === 0 && Date.now() - lastResponseAt > quietMs;
    const isReady = !hasCard || vitals.interactive !== undefined;
    const threadQuiet = now - vitals.lastLongTask > quietMs && isReady;
    if (!late && !(lineQuiet && threadQuiet)) continue;
    page.off("request", begin).off("requestfinished", settle).off("requestfailed", settle);
    return vitals;
  }
}
