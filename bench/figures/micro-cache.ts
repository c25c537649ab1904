import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BenchContext, benchPorts } from "../bench-context.ts";
import { fetchRawResponse } from "../fetch-raw-response.ts";
import {
  type LoadTestTarget,
  measureRequestsPerSecond,
  sendRequestsFor,
} from "../measure-requests-per-second.ts";
import {
  type BenchMeasure,
  maxShareOfBaselineThreshold,
  minShareOfBaselineThreshold,
} from "../bench-measure.ts";
import { readCpuSeconds } from "../process-usage.ts";
import { type RunningProcess, startNodeProcess, waitUntilReachable } from "../processes.ts";
import { runAlternately, median } from "../statistics.ts";

const rounds = 5;
const seconds = 4;
const script = fileURLToPath(new URL("../baselines/raw-http.ts", import.meta.url));

type Side = LoadTestTarget & { process: RunningProcess };

/**
 * The kept front page, beside a raw `node:http` server that sends the very same bytes. Requests per second depend on
 * the load generator, which shares the machine; the processor time of a response does not.
 */
export async function measureMicroCache({
  site,
  siteProcess,
}: BenchContext): Promise<BenchMeasure[]> {
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
  const sides: Side[] = [
    {
      url: `http://127.0.0.1:${benchPorts.site}`,
      host: "bench.localhost",
      connections,
      process: siteProcess,
    },
    { url: `http://127.0.0.1:${benchPorts.raw}`, connections, process: raw },
  ];
  for (const side of sides) await measureRequestsPerSecond(side, seconds);
  const results = await runAlternately(sides, rounds, measureSide);
  await raw.stop();
  const medians = (name: keyof CachedLoad) =>
    results.map((list) => median(list.map((load) => load[name])));
  const [measured = Number.NaN, baseline = Number.NaN] = medians("perSecond");
  const [cpuUs = Number.NaN, baselineCpuUs = Number.NaN] = medians("cpuUs");
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
    {
      figure: "micro-cache",
      what: "processor time of a response, beside the same",
      unit: "µs",
      site: cpuUs,
      baseline: baselineCpuUs,
      bar: maxShareOfBaselineThreshold(2.5),
    },
  ];
}

type CachedLoad = { perSecond: number; cpuUs: number };

async function measureSide({ process, ...target }: Side): Promise<CachedLoad> {
  const before = readCpuSeconds(process.pid);
  const { responses, duration } = await sendRequestsFor(target, seconds);
  const cpuUs = ((readCpuSeconds(process.pid) - before) / responses) * 1_000_000;
  return { perSecond: responses / duration, cpuUs };
}
