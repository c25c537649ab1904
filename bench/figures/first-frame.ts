import { startHlsPage } from "../baselines/hls-page.ts";
import { type BenchContext, benchChannelOrigin, benchPorts } from "../bench-context.ts";
import { type ThrottlingConditions, visitOnPhone } from "../start-bench-browser.ts";
import { fetchRawResponse } from "../fetch-raw-response.ts";
import { maxShareOfBaselineThreshold, type BenchMeasure } from "../bench-measure.ts";
import { playFirstVideo } from "../probes/play-first-video.ts";
import { runAlternately, median } from "../statistics.ts";

const film = "film-0";

/** From navigation to the first picture of a film, beside a page with nothing but hls.js. */
export async function measureFirstFrame(bench: BenchContext): Promise<BenchMeasure[]> {
  const stream = await streamOf(bench);
  const page = await startHlsPage(benchPorts.hls);
  const sides = [
    `${benchChannelOrigin("bench")}/video/${film}`,
    `http://hls.localhost:${benchPorts.hls}/?film=${encodeURIComponent(stream)}`,
  ];
  const measure = async (rounds: number, conditions: ThrottlingConditions) => {
    for (const side of sides) await frameOf(bench, side, conditions);
    const results = await runAlternately(sides, rounds, (side) => frameOf(bench, side, conditions));
    const [site = Number.NaN, baseline = Number.NaN] = results.map(median);
    return { figure: "first frame", unit: "ms", site, baseline } as const;
  };
  const fast = await measure(25, {});
  const slow = await measure(3, { slow4g: true, cpuSlowdown: 4 });
  await page.stop();
  return [
    { ...fast, what: "video page, beside bare hls.js", bar: maxShareOfBaselineThreshold(1.15) },
    { ...slow, what: "video page on a slow phone, beside bare hls.js" },
  ];
}

async function streamOf({ provider }: BenchContext): Promise<string> {
  const { body } = await fetchRawResponse(`${provider.url}/ch/bench/content/${film}`);
  const { playback }: { playback: { hls: string } } = JSON.parse(body.toString());
  return playback.hls;
}

function frameOf(
  { browser }: BenchContext,
  address: string,
  conditions: ThrottlingConditions,
): Promise<number> {
  return visitOnPhone(browser, conditions, async (page) => {
    await page.addInitScript(playFirstVideo);
    await page.goto(address, { waitUntil: "commit" });
    const shown = await page.waitForFunction(() => window.benchFirstFrame, undefined, {
      timeout: 40_000,
    });
    return Number(await shown.jsonValue());
  });
}
