import type { Page } from "playwright";
import { type BenchContext, benchChannelOrigin } from "../bench-context.ts";
import { visitOnPhone } from "../start-bench-browser.ts";
import { maxValueThreshold, type BenchMeasure } from "../bench-measure.ts";
import { watchPageLoadVitals } from "../probes/page-load-vitals.ts";
import { openChannelAndSignIn } from "../sign-in-current-page.ts";

const figure = "own rows";
const filled = 'main [data-personal="continue_watching"] a[href^="/video/"]';
const steps = 12;

/** What moves while a viewer's own rows are filled, where this browser knows of them and where it does not. */
export async function measurePersonalRowShift({ browser }: BenchContext): Promise<BenchMeasure[]> {
  const [unknown, known] = await visitOnPhone(
    browser,
    { slow4g: true, cpuSlowdown: 4 },
    async (page) => {
      await page.addInitScript(watchPageLoadVitals, "main li a[href^='/video/']");
      await openChannelAndSignIn(page);
      return [await shiftOf(page), await shiftOf(page)];
    },
  );
  const line = (what: string, site: number): BenchMeasure => {
    return { figure, what, unit: "shift", site, bar: maxValueThreshold(0.01, "") };
  };
  return [
    line("layout shift as they are filled, first visit of a viewer", unknown),
    line("layout shift as they are filled, a later visit", known),
  ];
}

/** Of a visit of the home page, down to its end and back. */
async function shiftOf(page: Page): Promise<number> {
  const lists = page.waitForResponse(/personal-items/);
  await page.goto(`${benchChannelOrigin("bench")}/`, { waitUntil: "load" });
  await lists;
  await page.locator(filled).first().waitFor({ state: "attached" });
  await page.waitForTimeout(2_000);
  for (const direction of [1, -1]) {
    for (let step = 0; step < steps; step += 1) {
      await page.evaluate((by) => scrollBy(0, by * innerHeight * 0.7), direction);
      await page.waitForTimeout(300);
    }
  }
  return page.evaluate(() => window.benchVitals.shift);
}
