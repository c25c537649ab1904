import type { Browser } from "playwright";
import { type BenchContext, benchChannelOrigin } from "../bench-context.ts";
import { visitOnPhone, startBenchBrowser } from "../start-bench-browser.ts";
import { maxValueThreshold, type BenchMeasure } from "../bench-measure.ts";
import { timeSearchSuggestions } from "../probes/time-search-suggestions.ts";
import { median } from "../statistics.ts";

const cpuSlowdown = 4;
/** What the site adds makes about 20 ms of it, where the machine does nothing else. */
const providerDelayMs = 12;
const visits = 5;
const text = "harbours";

/**
 * From a key in the search to the frame that shows the titles for it, on a slow processor and with a call that is
 * responded to in about 20 ms, which is reported beside it. As with toggles, the browser draws without a graphics card.
 */
export async function measureSearchSuggestions({
  provider,
}: BenchContext): Promise<BenchMeasure[]> {
  const browser = await startBenchBrowser(["--disable-gpu"]);
  await provider.delayMs(providerDelayMs);
  try {
    const times: number[] = [];
    const calls: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const typed = await typeOnce(browser);
      times.push(...typed.times);
      calls.push(...typed.calls);
    }
    const figure = "suggestions";
    const bar = maxValueThreshold(100, "ms");
    return [
      { figure, what: "key to its painted titles", unit: "ms", site: median(times), bar },
      { figure, what: "of it the call, as the browser sees it", unit: "ms", site: median(calls) },
      { figure, what: "the slowest of 40 keys", unit: "ms", site: Math.max(...times) },
    ];
  } finally {
    await provider.delayMs(0);
    await browser.close();
  }
}

type Typed = { times: number[]; calls: number[] };

/** Types with a rest after each letter: ms for each. */
function typeOnce(browser: Browser): Promise<Typed> {
  return visitOnPhone(browser, { cpuSlowdown }, async (page) => {
    await page.addInitScript(timeSearchSuggestions);
    await page.goto(`${benchChannelOrigin("bench")}/`, { waitUntil: "networkidle" });
    await page.locator("input[type=search]").focus();
    await page.locator("[role=combobox]").waitFor();
    await page.waitForTimeout(1_000);
    for (const [place, letter] of [...text].entries()) {
      await page.keyboard.press(letter);
      await page.waitForFunction((least) => window.benchSuggestions.length >= least, place + 1);
      await page.waitForTimeout(400);
    }
    return page.evaluate(() => ({
      times: window.benchSuggestions,
      calls: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/api/search-suggestions"))
        .map(({ duration }) => duration),
    }));
  });
}
