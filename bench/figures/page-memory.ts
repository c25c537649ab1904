import type { CDPSession, Page } from "playwright";
import { type BenchContext, benchChannelOrigin } from "../bench-context.ts";
import { visitOnPhone } from "../start-bench-browser.ts";
import { followLink } from "../follow-link.ts";
import { maxShareOfBaselineThreshold, type BenchMeasure } from "../bench-measure.ts";

const figure = "page changes";
const warmUp = 20;
const changes = 200;
const minutes = 10;
/** A minute and what a row waits longer so that not all browsers send requests at once. */
const pollMs = 66_000;
const liveRows = 3;

/**
 * Memory of a page that requests its live rows for ten minutes, and is left and come back to again and again, without
 * a load. The clock of the page is put forward; everything that follows from it is done.
 */
export function measurePageMemory({ browser }: BenchContext): Promise<BenchMeasure[]> {
  return visitOnPhone(browser, {}, async (page, context) => {
    await page.clock.install();
    await page.goto(`${benchChannelOrigin("bench")}/`, { waitUntil: "load" });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");
    await changePages(page, warmUp);
    await followLink(page, "/pages/live");
    await poll(page, 1);
    const before = await heapMb(devtools);
    await poll(page, minutes);
    const polled = await heapMb(devtools);
    await changePages(page, changes);
    await followLink(page, "/pages/live");
    const after = await heapMb(devtools);
    const line = (what: string, site: number): BenchMeasure => {
      return {
        figure,
        what,
        unit: "MB",
        site,
        baseline: before,
        bar: maxShareOfBaselineThreshold(1.2),
      };
    };
    return [
      line(`heap after ${minutes} minutes of live rows, beside the heap before them`, polled),
      line(`heap after ${changes} page changes more, beside the same`, after),
    ];
  });
}

/** Minute by minute, until every live row in view has its response. */
async function poll(page: Page, count: number): Promise<void> {
  await page.waitForTimeout(1_000);
  for (let minute = 0; minute < count; minute += 1) {
    let responses = 0;
    const whole = page.waitForResponse(
      (response) => response.url().includes("section-items") && (responses += 1) === liveRows,
    );
    await page.clock.runFor(pollMs);
    await whole;
    await page.waitForTimeout(200);
  }
}

async function changePages(page: Page, count: number): Promise<void> {
  const paths = ["/pages/list", "/", "/pages/hundred", "/"];
  for (let done = 0; done < count; done += 1)
    await followLink(page, paths[done % paths.length] ?? "/");
}

async function heapMb(devtools: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN) / 1e6;
}
