import { startHlsPage } from "../baselines/hls-page.ts";
import { type Bench, channelOrigin, ports } from "../bench.ts";
import { type Conditions, visitOnPhone } from "../browser.ts";
import { fetchBytes } from "../fetch-bytes.ts";
import { atMostShare, type Measure } from "../measure.ts";
import { playFirstVideo } from "../probes/first-frame.ts";
import { alternate, median } from "../statistics.ts";

const film = "film-0";

/** From navigation to the first picture of a film, beside a page with nothing but hls.js. */
export async function firstFrame(bench: Bench): Promise<Measure[]> {
  const stream = await streamOf(bench);
  const page = await startHlsPage(ports.hls);
  const sides = [
    `${channelOrigin("bench")}/video/${film}`,
    `http://hls.localhost:${ports.hls}/?film=${encodeURIComponent(stream)}`,
  ];
  const measure = async (rounds: number, conditions: Conditions) => {
    for (const side of sides) await frameOf(bench, side, conditions);
    const results = await alternate(sides, rounds, (side) => frameOf(bench, side, conditions));
    const [site = Number.NaN, baseline = Number.NaN] = results.map(median);
    return { figure: "first frame", unit: "ms", site, baseline } as const;
  };
  const fast = await measure(25, {});
  const slow = await measure(3, { slow4g: true, cpuSlowdown: 4 });
  await page.stop();
  return [
    { ...fast, what: "video page, beside bare hls.js", bar: atMostShare(1.15) },
    { ...slow, what: "video page on a slow phone, beside bare hls.js" },
  ];
}

async function streamOf({ provider }: Bench): Promise<string> {
  const { body } = await fetchBytes(`${provider.url}/ch/bench/content/${film}`);
  const { playback }: { playback: { hls: string } } = JSON.parse(body.toString());
  return playback.hls;
}

function frameOf({ browser }: Bench, address: string, conditions: Conditions): Promise<number> {
  return visitOnPhone(browser, conditions, async (page) => {
    await page.addInitScript(playFirstVideo);
    await page.goto(address, { waitUntil: "commit" });
    const shown = await page.waitForFunction(() => window.benchFirstFrame, undefined, {
      timeout: 40_000,
    });
    return Number(await shown.jsonValue());
  });
}
