import type { Browser, CDPSession, Page, Response } from "playwright";
import { benchChannelOrigin } from "../bench-context.ts";
import { visitOnPhone, startBenchBrowser } from "../start-bench-browser.ts";
import { countFrames } from "../probes/count-frames.ts";
import { minValueThreshold, maxValueThreshold, type BenchMeasure } from "../bench-measure.ts";

const figure = "long pages";
const cpuSlowdown = 4;
const pixelsPerSecond = 1_600;
const maxElements = 3_000;
const scrolledPixels = 24_000;
const listPages = 200;
const empty =
  '<meta name="viewport" content="width=device-width">' +
  '<body style="block-size:40000px;background:linear-gradient(red,blue)">';

type Scrolled = { fps: number; elements: number };

/**
 * A hundred rows and ten thousand items that are scrolled, on a processor four times slower. A graphics card that is
 * emulated would take more of this machine than the page does, so the browser draws without one.
 */
export async function measureLongPages(): Promise<BenchMeasure[]> {
  const browser = await startBenchBrowser(["--disable-gpu"]);
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser): Promise<BenchMeasure[]> {
  const still = await visitOnPhone(browser, { cpuSlowdown }, async (page) => {
    await page.setContent(empty);
    return scroll(page, scrolledPixels);
  });
  const rows = await visitOnPhone(browser, { cpuSlowdown }, async (page) => {
    await page.goto(`${benchChannelOrigin("bench")}/pages/hundred`, { waitUntil: "load" });
    await page.waitForTimeout(3_000);
    return scroll(page, scrolledPixels);
  });
  const list = await visitOnPhone(browser, {}, async (page, context) => {
    await page.goto(`${benchChannelOrigin("bench")}/pages/list`, { waitUntil: "load" });
    await untilWhole(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    return scroll(page, -scrolledPixels);
  });
  return [...lines("100 rows", rows, still), ...lines("10,000 items", list, still)];
}

function lines(what: string, seen: Scrolled, still: Scrolled): BenchMeasure[] {
  return [
    {
      figure,
      what: `${what}, scrolled, beside an empty page`,
      unit: "fps",
      site: seen.fps,
      baseline: still.fps,
      bar: minValueThreshold(55, "fps"),
    },
    {
      figure,
      what: `${what}, most elements in the page`,
      unit: "elements",
      site: seen.elements,
      bar: maxValueThreshold(maxElements, "elements"),
    },
  ];
}

/** Requests the pages of the list one after another, as somebody does who stays at its end. */
async function untilWhole(page: Page): Promise<void> {
  const timeout = 180_000;
  const isLast = (response: Response) => response.url().includes(`&page=${listPages}&`);
  const whole = page.waitForResponse(isLast, { timeout });
  const timer = await page.evaluate(() =>
    setInterval(() => scrollTo(0, document.body.scrollHeight), 50),
  );
  await whole;
  await page.evaluate((timerId) => clearInterval(timerId), timer);
}

/** Scrolls and counts the frames of the main thread: by the wheel, since headless Chromium scrolls by no synthetic finger. */
async function scroll(page: Page, pixels: number): Promise<Scrolled> {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(countFrames);
  await gesture(devtools, -pixels);
  const { frames, ms, elements } = await page.evaluate(() => window.benchFrames);
  return { fps: (1_000 * frames) / ms, elements };
}

function gesture(devtools: CDPSession, yDistance: number): Promise<unknown> {
  return devtools.send("Input.synthesizeScrollGesture", {
    x: 200,
    y: 400,
    yDistance,
    speed: pixelsPerSecond,
    preventFling: true,
  });
}
