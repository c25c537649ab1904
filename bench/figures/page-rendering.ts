import { benchPorts } from "../bench-context.ts";
import {
  createUncachedPath,
  measureRequestsPerSecond,
  type LoadTestTarget,
} from "../measure-requests-per-second.ts";
import { minShareOfBaselineThreshold, type BenchMeasure } from "../bench-measure.ts";
import { runAlternately, median } from "../statistics.ts";

const rounds = 9;
const seconds = 3;

/**
 * The front page drawn anew for each request, beside a bare Next page that draws the same markup.
 * Its rows are requested as a search: an address of its own is never in the micro-cache.
 */
export async function measurePageRendering(): Promise<BenchMeasure[]> {
  const connections = 8;
  const sides: LoadTestTarget[] = [
    {
      url: `http://127.0.0.1:${benchPorts.site}`,
      host: "bench.localhost",
      unique: createUncachedPath,
      connections,
    },
    { url: `http://127.0.0.1:${benchPorts.bare}`, unique: (stamp) => `/?q=${stamp}`, connections },
  ];
  for (const side of sides) await measureRequestsPerSecond(side, seconds);
  const results = await runAlternately(sides, rounds, (side) =>
    measureRequestsPerSecond(side, seconds),
  );
  const [site = Number.NaN, baseline = Number.NaN] = results.map(median);
  const what = "home page drawn for each request, beside bare Next";
  return [
    {
      figure: "rendering",
      what,
      unit: "req/s",
      site,
      baseline,
      bar: minShareOfBaselineThreshold(0.9),
    },
  ];
}
