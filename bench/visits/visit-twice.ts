import type { Browser, BrowserContext, Page } from "playwright";
import { fetchRawResponse } from "../fetch-raw-response.ts";
import { firstCardSelector, loadUntilQuiet } from "../load-until-quiet.ts";
import { type PageLoadVitals, watchPageLoadVitals } from "../probes/page-load-vitals.ts";
import { signInCurrentPage } from "../sign-in-current-page.ts";
import { visitOnPhone } from "../start-bench-browser.ts";
import type { VisitedPage } from "./visited-pages.ts";

/** What a page needs over the wire: kilobytes, gzip. */
export type PageBytes = { script: number; blocking: number; html: number };

/** A visit without anything stored, and the next one in the same browser. */
export type TwoVisits = { first: PageLoadVitals; second: PageLoadVitals; bytes: PageBytes };

/** Visits a page twice on the slow phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
export function visitTwice(
  browser: Browser,
  address: string,
  { hasCard, isSignedIn }: Pick<VisitedPage, "hasCard" | "isSignedIn">,
): Promise<TwoVisits> {
  return visitOnPhone(browser, { slow4g: true, cpuSlowdown: 4 }, async (page, context) => {
    if (isSignedIn) {
      // A text of the channel: no file of its pages is stored by it.
      await page.goto(new URL("/robots.txt", address).href);
      await signInCurrentPage(page);
    }
    await page.addInitScript(watchPageLoadVitals, hasCard ? firstCardSelector : undefined);
    const first = requireVitals(await loadUntilQuiet(page, address, { hasCard }), address, hasCard);
    const bytes = await countBytes(page, context, address);
    await page.goto("about:blank");
    const again = await loadUntilQuiet(page, address, { hasCard });
    return { first, second: requireVitals(again, address, hasCard), bytes };
  });
}

function requireVitals(vitals: PageLoadVitals, address: string, hasCard: boolean): PageLoadVitals {
  const { firstPaint, largestPaint, interactive } = vitals;
  if (Number.isNaN(firstPaint)) throw new Error(`${address}: no first paint`);
  if (Number.isNaN(largestPaint)) throw new Error(`${address}: no largest paint`);
  if (hasCard && interactive === undefined) {
    throw new Error(`${address}: the first card stays inert`);
  }
  return vitals;
}

async function countBytes(
  page: Page,
  context: BrowserContext,
  address: string,
): Promise<PageBytes> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => ({
      name: entry.name,
      isBlocking: "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking",
    })),
  );
  const cookies = await context.cookies(address);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const kilobytesOf = async (names: string[]) => {
    const all = names.map((name) => fetchRawResponse(name, "gzip", cookie ? { cookie } : {}));
    const responses = await Promise.all(all);
    return responses.reduce((sum, { body }) => sum + body.length, 0) / 1000;
  };
  const namesOf = (list: typeof loaded) => [...new Set(list.map(({ name }) => name))];
  const isScript = (name: string) => new URL(name).pathname.endsWith(".js");
  return {
    script: await kilobytesOf(namesOf(loaded).filter(isScript)),
    blocking: await kilobytesOf(namesOf(loaded.filter(({ isBlocking }) => isBlocking))),
    html: await kilobytesOf([address]),
  };
}
