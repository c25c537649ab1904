import { ports } from "../bench.ts";
import { uniquePath, requestsPerSecond, type Target } from "../load.ts";
import { atLeastShare, type Measure } from "../measure.ts";
import { alternate, median } from "../statistics.ts";

const rounds = 9;
const seconds = 3;

/**
 * The front page drawn anew for each request, beside a bare Next page that draws the same markup.
 * Its rows are requested as a search: an address of its own is never in the micro-cache.
 */
export async function rendering(): Promise<Measure[]> {
  const connections = 8;
  const sides: Target[] = [
    {
      url: `http://127.0.0.1:${ports.site}`,
      host: "bench.localhost",
      unique: uniquePath,
      connections,
    },
    { url: `http://127.0.0.1:${ports.bare}`, unique: (stamp) => `/?q=${stamp}`, connections },
  ];
  for (const side of sides) await requestsPerSecond(side, seconds);
  const results = await alternate(sides, rounds, (side) => requestsPerSecond(side, seconds));
  const [site = Number.NaN, baseline = Number.NaN] = results.map(median);
  const what = "home page drawn for each request, beside bare Next";
  return [{ figure: "rendering", what, unit: "req/s", site, baseline, bar: atLeastShare(0.9) }];
}
