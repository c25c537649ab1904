import { type BenchContext, benchPorts } from "../bench-context.ts";
import { type BenchMeasure, maxValueThreshold } from "../bench-measure.ts";
import { fetchRawResponse } from "../fetch-raw-response.ts";
import { readResidentMb } from "../process-usage.ts";
import { startBenchSite } from "../start-bench-site.ts";

const figure = "memory";
const channels = 1_000;
const atOnce = 4;
const restMs = 10_000;

/**
 * Memory of a site of its own that has rendered the home pages of a thousand channels and sent each in both
 * compressions, with the cache size that it has by default.
 */
export async function measureChannelMemory({ provider }: BenchContext): Promise<BenchMeasure[]> {
  const site = await startBenchSite(benchPorts.soak, provider.url);
  try {
    await visitChannels(1, "gzip");
    const first = readResidentMb(site.pid);
    await visitChannels(channels, "gzip");
    await visitChannels(channels, "br");
    const busy = readResidentMb(site.pid);
    await new Promise((done) => setTimeout(done, restMs));
    const what = `the site, ${channels.toLocaleString("en")} channels warm`;
    return [
      {
        figure,
        what: `${what}, beside one channel`,
        unit: "MB",
        site: readResidentMb(site.pid),
        baseline: first,
        bar: maxValueThreshold(600, "MB"),
      },
      { figure, what: "the same directly after their requests", unit: "MB", site: busy },
    ];
  } finally {
    await site.stop();
  }
}

async function visitChannels(count: number, encoding: string): Promise<void> {
  let next = 0;
  const visitNext = async () => {
    while (next < count) {
      const address = `http://channel-${next}.localhost:${benchPorts.soak}/`;
      next += 1;
      const { status } = await fetchRawResponse(address, encoding);
      if (status !== 200) throw new Error(`${address} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitNext));
}
