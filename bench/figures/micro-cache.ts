import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Bench, ports } from "../bench.ts";
import { fetchBytes } from "../fetch-bytes.ts";
import { requestsPerSecond, type Target } from "../load.ts";
import { atLeastShare, type Measure } from "../measure.ts";
import { startNode, waitUntilReachable } from "../processes.ts";
import { alternate, median } from "../statistics.ts";

const rounds = 5;
const seconds = 4;
const script = fileURLToPath(new URL("../baselines/raw-http.ts", import.meta.url));

/** The kept front page, beside a raw `node:http` server that sends the very same bytes. */
export async function microCache({ site }: Bench): Promise<Measure[]> {
  const { headers, body } = await fetchBytes(site);
  if (headers["content-encoding"] !== "gzip") throw new Error("the site does not compress");
  const file = join(tmpdir(), `bench-page-${process.pid}.gz`);
  await writeFile(file, body);
  const raw = startNode({ name: "raw node:http", args: [script, String(ports.raw), file] });
  await waitUntilReachable(`http://127.0.0.1:${ports.raw}/`, raw);
  const connections = 50;
  const sides: Target[] = [
    { url: `http://127.0.0.1:${ports.site}`, host: "bench.localhost", connections },
    { url: `http://127.0.0.1:${ports.raw}`, connections },
  ];
  for (const side of sides) await requestsPerSecond(side, seconds);
  const results = await alternate(sides, rounds, (side) => requestsPerSecond(side, seconds));
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
      bar: atLeastShare(0.4),
    },
  ];
}
