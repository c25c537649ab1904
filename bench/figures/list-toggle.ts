import type { Browser, Page } from "playwright";
import { benchChannelOrigin } from "../bench-context.ts";
import { visitOnPhone, startBenchBrowser } from "../start-bench-browser.ts";
import { maxValueThreshold, type BenchMeasure } from "../bench-measure.ts";
import { timeListToggles } from "../probes/time-list-toggles.ts";
import { openChannelAndSignIn } from "../sign-in-current-page.ts";
import { median } from "../statistics.ts";
import { tap } from "../tap.ts";

const cpuSlowdown = 4;
const visits = 5;
const presses = 6;
const bar = maxValueThreshold(50, "ms");
const bareButton =
  '<meta name="viewport" content="width=device-width"><button data-list style="font-size:3rem">+</button>' +
  "<script>document.querySelector('button').onclick = (event) => event.target.toggleAttribute('data-on')</script>";

type Presses = { first: number; later: number };

/**
 * From a finger's press of a card's toggle to the frame that shows it changed, on a slow processor. A graphics card
 * that is emulated would take its time too, so the browser draws without one.
 */
export async function measureListToggle(): Promise<BenchMeasure[]> {
  const browser = await startBenchBrowser(["--disable-gpu"]);
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser): Promise<BenchMeasure[]> {
  const measured: Presses[] = [];
  const bare: Presses[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    measured.push(await pressCard(browser));
    bare.push(await pressBareButton(browser));
  }
  const line = (what: string, name: keyof Presses): BenchMeasure => {
    const [site = Number.NaN, baseline] = [measured, bare].map((all) =>
      median(all.map((times) => times[name])),
    );
    return { figure: "toggle", what, unit: "ms", site, baseline, bar };
  };
  return [
    line("first press of a page to the painted change, beside a bare button", "first"),
    line("a later press to the painted change, beside a bare button", "later"),
  ];
}

function pressCard(browser: Browser): Promise<Presses> {
  return visitOnPhone(browser, { cpuSlowdown }, async (page) => {
    await page.addInitScript(timeListToggles);
    await openChannelAndSignIn(page);
    const lists = page.waitForResponse(/\/api\/viewership/);
    await page.goto(`${benchChannelOrigin("bench")}/`, { waitUntil: "networkidle" });
    await lists;
    return press(page, 'main section[aria-label^="Row 1:"] [data-list="watchList"]');
  });
}

function pressBareButton(browser: Browser): Promise<Presses> {
  return visitOnPhone(browser, { cpuSlowdown }, async (page) => {
    await page.addInitScript(timeListToggles);
    await page.goto(`data:text/html,${encodeURIComponent(bareButton)}`);
    return press(page, "button");
  });
}

async function press(page: Page, selector: string): Promise<Presses> {
  const button = page.locator(selector).first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2_000);
  // What the lists themselves changed as they came.
  await page.evaluate(() => (window.benchToggles.length = 0));
  for (let done = 1; done <= presses; done += 1) {
    await tap(button);
    await page.waitForFunction((count) => window.benchToggles.length >= count, done);
    await page.waitForTimeout(1_000);
  }
  const times = await page.evaluate(() => window.benchToggles);
  const [first = Number.NaN, ...others] = times;
  return { first, later: median(others) };
}
