import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { MicroCache } from "../../lib/front/cache/micro-cache.ts";
import { StoredResponse } from "../../lib/front/cache/stored-response.ts";
import type { BenchContext } from "../bench-context.ts";
import { fetchRawResponse } from "../fetch-raw-response.ts";
import { maxShareOfBaselineThreshold, type BenchMeasure } from "../bench-measure.ts";

const entries = 400;
const lifetime = { fresh: 60, stale: 60, error: 60 };

/**
 * How much memory a stored page takes: growth of heap and buffers for each of 400 pages that are stored in the
 * micro-cache and were sent in every encoding, beside the page's own bytes.
 */
export async function measureStoredPage({ site }: BenchContext): Promise<BenchMeasure[]> {
  const { body, headers } = await fetchRawResponse(site, "identity");
  const cache = new MicroCache(1024 ** 3);
  const store = async (n: number) => {
    const response = new StoredResponse({
      status: 200,
      headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
      // Each has bytes of its own, as rendered pages do.
      body: Buffer.concat([body, Buffer.from(`<!--${n}-->`)]),
      compressible: true,
    });
    await Promise.all((["identity", "gzip", "br"] as const).map((each) => response.encode(each)));
    const result = Promise.resolve({ response, lifetime, shareable: true });
    const turn = () => ({ result, join: () => {}, sources: new Set<never>() });
    await cache.render(`bench /search?q=${n}  DK http `, turn, { client: "bench" });
    return response.bytes;
  };
  await store(-1);
  const before = memory();
  let accounted = 0;
  for (let n = 0; n < entries; n += 1) accounted += await store(n);
  const taken = (memory() - before) / entries;
  const figure = "stored page";
  const page = `of ${(body.length / 1_000).toFixed(0)} KB`;
  return [
    {
      figure,
      what: `memory of a cached page ${page}, beside its bytes`,
      unit: "KB",
      site: taken / 1_000,
      baseline: body.length / 1_000,
      bar: maxShareOfBaselineThreshold(1.6),
    },
    {
      figure,
      what: "the same, beside what the cache accounts for",
      unit: "KB",
      site: taken / 1_000,
      baseline: accounted / entries / 1_000,
      bar: maxShareOfBaselineThreshold(1.1),
    },
  ];
}

/** Bytes of heap and buffers that are in use. */
function memory(): number {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
