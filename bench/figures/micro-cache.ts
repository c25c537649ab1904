import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BenchContext, benchPorts } from "../bench-context.ts";
import { fetchRawResponse } from "../fetch-raw-response.ts";
import { measureRequestsPerSecond, type LoadTestTarget } from "../measure-requests-per-second.ts";
import { minShareOfBaselineThreshold, type BenchMeasure } from "../bench-measure.ts";
import { startNodeProcess, waitUntilReachable } from "../processes.ts";
import { runAlternately, median } from "../statistics.ts";

const rounds = 5;
const seconds = 4;
const script = fileURLToPath(new URL("../baselines/raw-http.ts", import.meta.url));

/** The kept front page, beside a raw `node:http` server that sends the very same bytes. */
export async function measureMicroCache({ site }: BenchContext): Promise<BenchMeasure[]> {
  const { headers, body } = await fetchRawResponse(site);
  if (headers["content-encoding"] !== "gzip") throw new Error("the site does not compress");
  const file = join(tmpdir(), `bench-page-${process.pid}.gz`);
  await writeFile(file, body);
  const raw = startNodeProcess({
    name: "raw node:http",
    args: [script, String(benchPorts.raw), file],
  });
  await waitUntilReachable(`http://127.0.0.1:${benchPorts.raw}/`, raw);
  const connections = 50;
  const sides: LoadTestTarget[] = [
    { url: `http://127.0.0.1:${benchPorts.site}`, host: "bench.localhost", connections },
    { url: `http://127.0.0.1:${benchPorts.raw}`, connections },
  ];
  for (const side of sides) await measureRequestsPerSecond(side, seconds);
  const results = await runAlternately(sides, rounds, (side) =>
    measureRequestsPerSecond(side, seconds),
  );
  await raw.stop();
  const [measured = Number.NaN, baseline = Number.NaN] = results.map(median);
  const what = `kept home page (${(body.length / 1000).toFixed(1)} KB), beside raw node:http`;
  return [
    {
      figure: "micro-cache",
      what,
      unit: "req/s",
      site: measured,
      baseline,
      bar: minShareOfBaselineThreshold(0.4),
    },
  ];
}
