import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type BenchMeasure, maxValueThreshold, minValueThreshold } from "../bench-measure.ts";
import { type OwnerProvider, startOwnerProvider } from "../owner/start-owner-provider.ts";
import { writeBenchFeed } from "../owner/write-bench-feed.ts";
import { readResidentMb } from "../process-usage.ts";
import { startNodeProcess } from "../processes.ts";
import { median } from "../statistics.ts";

const changes = 30;
const items = 20_000;
const figure = "owner";

/**
 * What an owner does, on PostgreSQL: calls of the admin API beside the provider's `/health`, how long after a change's
 * response the site shows it, and the import of a feed of 20,000 items by the command, and of the same feed again.
 */
export async function measureOwnerWork(): Promise<BenchMeasure[]> {
  const folder = await mkdtemp(join(tmpdir(), "marquee-bench-"));
  const provider = await startOwnerProvider();
  try {
    const feed = join(folder, "films.xml");
    await writeBenchFeed(feed, items);
    return [
      ...(await measureCalls(provider)),
      ...(await measureVisibility(provider)),
      ...(await measureImport(provider, feed)),
    ];
  } finally {
    await provider.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureCalls({ origin, call }: OwnerProvider): Promise<BenchMeasure[]> {
  const read: number[] = [];
  const write: number[] = [];
  const health: number[] = [];
  for (let at = 0; at < changes; at += 1) {
    health.push(await timeOf(async () => (await fetch(`${origin}/health`)).text()));
    read.push(await timeOf(() => call("GET", "/channels/acme")));
    write.push(await timeOf(() => call("PATCH", "/channels/acme", { name: `Acme ${at}` })));
  }
  const baseline = median(health);
  return [
    { figure, what: "a channel read, beside /health", unit: "ms", site: median(read), baseline },
    {
      figure,
      what: "a channel changed, beside /health",
      unit: "ms",
      site: median(write),
      baseline,
    },
  ];
}

async function measureVisibility({ call, homePage }: OwnerProvider): Promise<BenchMeasure[]> {
  const times: number[] = [];
  for (let at = 0; at < changes; at += 1) {
    await homePage();
    const name = `Shown ${at} now`;
    await call("PATCH", "/channels/acme", { name });
    const start = performance.now();
    while (!(await homePage()).includes(name)) await wait(10);
    times.push(performance.now() - start);
  }
  const what = "from a change's response to a page with it, its rendering included";
  const bar = maxValueThreshold(2_000, "ms");
  return [
    { figure, what: `${what}: median`, unit: "ms", site: median(times) },
    {
      figure,
      what: `${what}: the slowest of ${changes}`,
      unit: "ms",
      site: Math.max(...times),
      bar,
    },
  ];
}

async function measureImport(provider: OwnerProvider, feed: string): Promise<BenchMeasure[]> {
  const first = await importFeed(provider, feed);
  const again = await importFeed(provider, feed);
  const of = `${items.toLocaleString("en")} items of MRSS, start of the command included`;
  const bar = minValueThreshold(500, "items/s");
  return [
    { figure, what: `import of ${of}`, unit: "items/s", site: items / first.seconds, bar },
    { figure, what: "the same feed again", unit: "items/s", site: items / again.seconds },
    { figure, what: "most memory of the import", unit: "MB", site: first.peakMb },
  ];
}

async function importFeed(
  { databaseUrl }: OwnerProvider,
  feed: string,
): Promise<{ seconds: number; peakMb: number }> {
  const start = performance.now();
  const command = startNodeProcess({
    name: "import",
    args: [
      "--disable-warning=ExperimentalWarning",
      "provider/commands/import.ts",
      feed,
      "--channel",
      "acme",
    ],
    env: { DATABASE_URL: databaseUrl },
  });
  let peakMb = 0;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(command.pid));
  }, 500);
  const code = await command.ended.finally(() => clearInterval(sampling));
  if (code !== 0) throw new Error(`The import ended with ${code}:\n${command.output()}`);
  return { seconds: (performance.now() - start) / 1000, peakMb };
}

/** 0 for a process that has just ended. */
function residentMb(pid: number): number {
  try {
    return readResidentMb(pid);
  } catch {
    return 0;
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
