import type { Browser, Page } from "playwright";
import { type BenchContext, benchChannelOrigin } from "../bench-context.ts";
import { type BenchMeasure, maxValueThreshold } from "../bench-measure.ts";
import { firstCardSelector, loadUntilQuiet } from "../load-until-quiet.ts";
import { watchPageLoadVitals } from "../probes/page-load-vitals.ts";
import { timePageChange } from "../probes/time-page-change.ts";
import {
  type BenchBrowser,
  startVisitBrowsers,
  stopVisitBrowsers,
  visitOnPhone,
} from "../start-bench-browser.ts";
import { median } from "../statistics.ts";
import { tap } from "../tap.ts";

const figure = "link press";
const visits = 5;
const restMs = 3_000;
const roundTripMs = 150;
const paintMs = 100;

type Presses = { cold: number; warm: number };

/** Links of the page of rows, with the page that each leads to. */
const links = [
  { name: "a card to its film", selector: firstCardSelector },
  { name: "the header to the home page", selector: "header a[href='/']" },
];

/**
 * From a finger's press of a link to the frame that shows its page, without a load, on the slow phone: the first
 * time (`cold`), and again after the viewer has gone back (`warm`).
 */
export async function measureLinkPress({ browser }: BenchContext): Promise<BenchMeasure[]> {
  const browsers = await startVisitBrowsers(browser);
  try {
    const measures: BenchMeasure[] = [];
    for (const each of browsers) measures.push(...(await measureLinkPressIn(each, visits)));
    return measures;
  } finally {
    await stopVisitBrowsers(browsers, browser);
  }
}

/** The same in one browser. */
export async function measureLinkPressIn(
  { name: browserName, browser }: BenchBrowser,
  rounds: number,
): Promise<BenchMeasure[]> {
  const measures: BenchMeasure[] = [];
  for (const { name, selector } of links) {
    const presses: Presses[] = [];
    for (let round = 0; round < rounds; round += 1) {
      presses.push(await pressTwice(browser, selector));
    }
    const line = (text: string, which: keyof Presses, mostMs: number): BenchMeasure => ({
      figure,
      what: `${browserName}: ${name}, ${text}`,
      unit: "ms",
      site: median(presses.map((times) => times[which])),
      bar: maxValueThreshold(mostMs, "ms"),
    });
    measures.push(
      line("first time", "cold", roundTripMs + paintMs),
      line("again", "warm", paintMs),
    );
  }
  return measures;
}

function pressTwice(browser: Browser, selector: string): Promise<Presses> {
  const address = `${benchChannelOrigin("bench")}/pages/rows`;
  return visitOnPhone(browser, { slow4g: true, cpuSlowdown: 4 }, async (page) => {
    await page.addInitScript(watchPageLoadVitals, firstCardSelector);
    await page.addInitScript(timePageChange);
    await loadUntilQuiet(page, address);
    const cold = await press(page, selector);
    await page.goBack({ waitUntil: "commit" });
    await page.waitForURL(address, { waitUntil: "commit" });
    await page.locator(firstCardSelector).first().waitFor();
    await page.waitForTimeout(restMs);
    return { cold, warm: await press(page, selector) };
  });
}

async function press(page: Page, selector: string): Promise<number> {
  await tap(page.locator(selector).first());
  const shown = await page.waitForFunction(() => window.benchPageChange);
  await page.waitForTimeout(restMs);
  return Number(await shown.jsonValue());
}
