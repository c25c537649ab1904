import type { Page } from "playwright";
import { type BenchContext, benchChannelOrigin } from "../bench-context.ts";
import { visitOnPhone } from "../start-bench-browser.ts";
import { followLink } from "../follow-link.ts";
import { maxValueThreshold, type BenchMeasure } from "../bench-measure.ts";
import { sumMainThreadBusyMs, type CpuProfile, recordCpuProfile } from "../probes/cpu-profile.ts";
import { runAlternately, median } from "../statistics.ts";

const figure = "tracker";
const rounds = 5;
const cpuSlowdown = 4;
const filmMs = 15_000;
/** So that what was gathered is sent within the visit. */
const lastMs = 6_000;

type Visit = { profile: CpuProfile; scripts: Set<string> };

/**
 * What the tracker takes of the main thread during a visit to a channel that measures, beside the same visit of a
 * viewer who declined.
 */
export async function measureTrackerMainThread(bench: BenchContext): Promise<BenchMeasure[]> {
  const sides = ["granted", "not-granted"] as const;
  for (const side of sides) await visit(bench, side);
  const [measured = [], declined = []] = await runAlternately([...sides], rounds, (side) =>
    visit(bench, side),
  );
  const others = new Set(declined.flatMap(({ scripts }) => [...scripts]));
  const siteScripts = new Set(
    measured.flatMap(({ scripts }) => [...scripts]).filter((url) => !others.has(url)),
  );
  if (siteScripts.size === 0) throw new Error("the tracker was not loaded");
  const times = (visits: Visit[]) =>
    visits.map(({ profile }) => sumMainThreadBusyMs(profile, (url) => siteScripts.has(url)));
  const share = (visits: Visit[], of: "all" | "busy") =>
    median(times(visits).map((ms) => (ms.within / ms[of]) * 100));
  return [
    {
      figure,
      what: "main thread of a visit in the tracker’s scripts and what they call",
      unit: "%",
      site: share(measured, "all"),
      baseline: share(declined, "all"),
      bar: maxValueThreshold(1, "%"),
    },
    {
      figure,
      what: "the same, of the time in which the main thread is busy",
      unit: "%",
      site: share(measured, "busy"),
      baseline: share(declined, "busy"),
    },
    {
      figure,
      what: "main thread busy in a visit",
      unit: "ms",
      site: median(times(measured).map(({ busy }) => busy)),
      baseline: median(times(declined).map(({ busy }) => busy)),
    },
  ];
}

/** The home page and down its rows, another page, and a film that plays. */
function visit({ browser }: BenchContext, consent: "granted" | "not-granted"): Promise<Visit> {
  return visitOnPhone(browser, { cpuSlowdown }, async (page, context) => {
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(request.url());
    });
    await page.addInitScript((choice) => localStorage.setItem("mq_consent", choice), consent);
    const devtools = await context.newCDPSession(page);
    const profile = await recordCpuProfile(devtools, async () => {
      await page.goto(`${benchChannelOrigin("measured")}/`, { waitUntil: "networkidle" });
      await scrollDown(page);
      await followLink(page, "/pages/list");
      await page.waitForTimeout(2_000);
      await followLink(page, "/video/film-0");
      await page.getByRole("button", { name: "Play", exact: true }).first().click();
      await page.waitForTimeout(filmMs + lastMs);
    });
    return { profile, scripts };
  });
}

async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(500);
  }
}
