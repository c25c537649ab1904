import type { BenchContext } from "../bench-context.ts";
import { visitOnPhone } from "../start-bench-browser.ts";
import {
  maxShareOfBaselineThreshold,
  maxValueThreshold,
  type BenchMeasure,
} from "../bench-measure.ts";
import { firstCardSelector, loadUntilQuiet } from "../load-until-quiet.ts";
import { watchPageLoadVitals } from "../probes/page-load-vitals.ts";
import { runAlternately, median } from "../statistics.ts";

const visits = 5;

type Visit = { paint: number; blocking: number; interactive: number; shift: number };

/** A first visit on a slow phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
export async function measureSlowPhone(bench: BenchContext): Promise<BenchMeasure[]> {
  const sides = [bench.site, bench.bare];
  for (const side of sides) await visitOnce(bench, side);
  const results = await runAlternately(sides, visits, (side) => visitOnce(bench, side));
  const middle = (name: keyof Visit) =>
    results.map((list) => median(list.map((visit) => visit[name])));
  const figure = "slow phone";
  const line = (what: string, name: keyof Visit, ratio: number): BenchMeasure => {
    const [site = Number.NaN, baseline = Number.NaN] = middle(name);
    return { figure, what, unit: "ms", site, baseline, bar: maxShareOfBaselineThreshold(ratio) };
  };
  const [shift = Number.NaN, bareShift] = middle("shift");
  return [
    line("largest contentful paint", "paint", 0.9),
    line("main thread blocked since navigation", "blocking", 1),
    line("first card interactive", "interactive", 1.1),
    {
      figure,
      what: "cumulative layout shift",
      unit: "shift",
      site: shift,
      baseline: bareShift,
      bar: maxValueThreshold(0.01, ""),
    },
  ];
}

function visitOnce({ browser }: BenchContext, address: string): Promise<Visit> {
  return visitOnPhone(browser, { slow4g: true, cpuSlowdown: 4 }, async (page) => {
    await page.addInitScript(watchPageLoadVitals, firstCardSelector);
    const vitals = await loadUntilQuiet(page, address);
    const { largestPaint: paint, blocking, interactive, shift } = vitals;
    if (interactive === undefined) throw new Error(`${address}: the first card stays inert`);
    if (Number.isNaN(paint)) throw new Error(`${address}: no largest paint`);
    return { paint, blocking, interactive, shift };
  });
}
