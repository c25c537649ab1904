import { median, runAlternately } from "../statistics.ts";
import type { BenchBrowser } from "../start-bench-browser.ts";
import { type PageBytes, type TwoVisits, visitTwice } from "./visit-twice.ts";
import type { VisitedPage } from "./visited-pages.ts";

/** Medians of a page's visits: times in ms. */
export type VisitMedians = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  interactive: number;
  shift: number;
};

/** One side of a page: the site's, or that of plain Next. */
export type MeasuredSide = { first: VisitMedians; second: VisitMedians; bytes: PageBytes };

/** A page in one browser, beside the plain one where there is one. */
export type MeasuredPage = {
  page: string;
  browser: string;
  site: MeasuredSide;
  plain: MeasuredSide | undefined;
};

/** Visits a page and the plain one in turn, `rounds` times after one round that warms up. */
export async function measureVisits(
  { name, browser }: BenchBrowser,
  page: VisitedPage,
  rounds: number,
): Promise<MeasuredPage> {
  const sides = page.plain === undefined ? [page.address] : [page.address, page.plain];
  const visit = (address: string) => visitTwice(browser, address, page);
  for (const side of sides) await visit(side);
  const [site, plain] = (await runAlternately(sides, rounds, visit)).map(summarize);
  if (!site) throw new Error(`${page.name}: no visits`);
  return { page: page.name, browser: name, site, plain };
}

function summarize(visits: TwoVisits[]): MeasuredSide {
  const middle = (which: "first" | "second"): VisitMedians => {
    const of = (name: keyof VisitMedians) =>
      median(visits.map((visit) => visit[which][name] ?? Number.NaN));
    return {
      firstPaint: of("firstPaint"),
      largestPaint: of("largestPaint"),
      blocking: of("blocking"),
      interactive: of("interactive"),
      shift: of("shift"),
    };
  };
  const bytesOf = (name: keyof PageBytes) => median(visits.map(({ bytes }) => bytes[name]));
  return {
    first: middle("first"),
    second: middle("second"),
    bytes: { script: bytesOf("script"), blocking: bytesOf("blocking"), html: bytesOf("html") },
  };
}
