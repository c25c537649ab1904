import { startPlainNext } from "../baselines/plain-next.ts";
import { type BenchContext, benchPorts } from "../bench-context.ts";
import {
  type BenchMeasure,
  type BenchThreshold,
  maxAboveBaselineThreshold,
  maxShareOfBaselineThreshold,
  maxValueThreshold,
} from "../bench-measure.ts";
import { startVisitBrowsers, stopVisitBrowsers } from "../start-bench-browser.ts";
import { type MeasuredPage, measureVisits, type VisitMedians } from "../visits/measure-visits.ts";
import { visitedPages } from "../visits/visited-pages.ts";
import { formatVisitsTable } from "../visits/visits-table.ts";

const visits = 5;
const figure = "first visit";

/**
 * The first and the second visit of every kind of page on a slow phone, pages of cards beside those of plain Next, in
 * the browser from npm and in Debian's. Rows of the figures are those with a bar; every value is printed.
 */
export async function measureFirstVisit({
  browser,
  provider,
}: BenchContext): Promise<BenchMeasure[]> {
  const plain = await startPlainNext(provider.url, benchPorts.plain);
  const browsers = await startVisitBrowsers(browser);
  try {
    const measured: MeasuredPage[] = [];
    for (const each of browsers) {
      for (const page of visitedPages) measured.push(await measureVisits(each, page, visits));
    }
    console.log(`\n${formatVisitsTable(measured)}\n`);
    return measured.flatMap(createVisitMeasures);
  } finally {
    await stopVisitBrowsers(browsers, browser);
    await plain.stop();
  }
}

/** The rows of a page with a bar. What is over the wire is the same in every browser, so the first one reports it. */
export function createVisitMeasures({ page, browser, site, plain }: MeasuredPage): BenchMeasure[] {
  const what = (text: string) => `${page}, ${browser}: ${text}`;
  const again: BenchMeasure = {
    figure,
    what: what("largest paint of the second visit, beside the first"),
    unit: "ms",
    site: site.second.largestPaint,
    baseline: site.first.largestPaint,
    bar: maxShareOfBaselineThreshold(0.6),
  };
  const shift: BenchMeasure = {
    figure,
    what: what("layout shift"),
    unit: "shift",
    site: Math.max(site.first.shift, site.second.shift),
    bar: maxValueThreshold(0.005, ""),
  };
  if (!plain) return [again, shift];
  const time = (text: string, name: keyof VisitMedians, ratio?: number): BenchMeasure => {
    const bar = ratio === undefined ? undefined : maxShareOfBaselineThreshold(ratio);
    const values = { site: site.first[name], baseline: plain.first[name] };
    return { figure, what: what(text), unit: "ms", ...values, ...(bar && { bar }) };
  };
  const size = (text: string, name: keyof typeof site.bytes, bar: BenchThreshold): BenchMeasure => {
    const values = { site: site.bytes[name], baseline: plain.bytes[name] };
    return { figure, what: what(text), unit: "KB", ...values, bar };
  };
  const hasHero = page !== "rows";
  return [
    time("first paint", "firstPaint", hasHero ? undefined : 1.15),
    time("largest paint", "largestPaint", hasHero ? 0.85 : 1),
    time("main thread blocked until quiet", "blocking", 1),
    time("first card interactive", "interactive", 1),
    size("JavaScript, gzip", "script", maxAboveBaselineThreshold(45, "KB")),
    size("render-blocking files besides the HTML, gzip", "blocking", maxValueThreshold(4, "KB")),
    again,
    shift,
  ];
}
