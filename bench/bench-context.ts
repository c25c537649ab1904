import type { Browser } from "playwright";
import { startBareNext } from "./baselines/bare-next.ts";
import { startBenchBrowser } from "./start-bench-browser.ts";
import { type RunningProcess, stopAllProcesses } from "./processes.ts";
import { type BenchProvider, startBenchProvider } from "./start-bench-provider.ts";
import { startBenchSite } from "./start-bench-site.ts";

const firstPort = Number(process.env.BENCH_PORT ?? 3400);

/** Ports in use, counted from `BENCH_PORT`. */
export const benchPorts = {
  site: firstPort,
  bare: firstPort + 1,
  raw: firstPort + 2,
  hls: firstPort + 3,
  provider: firstPort + 4,
  soak: firstPort + 5,
  soakProvider: firstPort + 6,
  plain: firstPort + 7,
};

/** What every figure is measured on. */
export type BenchContext = {
  provider: BenchProvider;
  /** Front page of the bench's channel, and of the bare Next app with the same markup. */
  site: string;
  siteProcess: RunningProcess;
  bare: string;
  browser: Browser;
};

/** The channel's own address on this machine. */
export const benchChannelOrigin = (channel: string): string =>
  `http://${channel}.localhost:${benchPorts.site}`;

/** Starts provider, site, bare Next and the browser. */
export async function startBench(): Promise<BenchContext> {
  const provider = await startBenchProvider(benchPorts.provider, benchPorts.site);
  const siteProcess = await startBenchSite(benchPorts.site, provider.url);
  const site = `${benchChannelOrigin("bench")}/`;
  await startBareNext(site, benchPorts.bare);
  const browser = await startBenchBrowser();
  return {
    provider,
    site,
    siteProcess,
    bare: `http://bare.localhost:${benchPorts.bare}/`,
    browser,
  };
}

/** Stops all of it, also when only a part has been started. */
export async function stopBench(bench: BenchContext | undefined): Promise<void> {
  await bench?.browser.close().catch(() => {});
  await stopAllProcesses();
}
