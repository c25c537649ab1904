import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../../tests/contract/support/postgres-server.ts";
import { type BenchContext, benchPorts } from "../bench-context.ts";
import { fetchRawResponse } from "../fetch-raw-response.ts";
import { createUncachedPath } from "../measure-requests-per-second.ts";
import {
  maxShareOfBaselineThreshold,
  minValueThreshold,
  type BenchMeasure,
} from "../bench-measure.ts";
import { startNodeProcess, waitUntilReachable } from "../processes.ts";
import { runAlternately, median, percentile99 } from "../statistics.ts";

const rounds = 9;
const roundMs = 8_000;
const pagesPerSecond = 40;
const renderedEvery = 10;
const eventsPerSecond = 5_000;
/** As docs/operations.md has it for a machine that many events come to. */
const intakeNiceness = 10;
/** The browsers of viewers are no part of the site's machine. */
const viewersNiceness = 19;
const program = (name: string) => fileURLToPath(new URL(`../events/${name}.ts`, import.meta.url));

let stamp = Date.now();

/**
 * What all but the slowest hundredth of the site's pages take while the embedded provider puts 5,000 events a second into
 * PostgreSQL and rolls them up, beside the same pages without events; and how many events that were.
 */
export async function measureEventIntake({ site }: BenchContext): Promise<BenchMeasure[]> {
  const server = await startPostgres();
  const origin = `http://127.0.0.1:${benchPorts.soakProvider}`;
  const args = [program("serve-intake"), String(benchPorts.soakProvider), server.url];
  const intake = startNodeProcess({ name: "intake", args, niceness: intakeNiceness });
  try {
    await waitUntilReachable(`${origin}/health`, intake);
    const rates: number[] = [];
    const sides = ["pages", "pages beside events"] as const;
    const [without = [], beside = []] = await runAlternately([...sides], rounds, async (side) => {
      const events = side === "pages" ? undefined : startSending(origin);
      await wait(1_000);
      const slowest = percentile99(await pageTimes(site));
      if (events) rates.push(await events());
      return slowest;
    });
    const figure = "events intake";
    return [
      {
        figure,
        what: "pages beside events, slowest 1 %, to the same without events",
        unit: "ms",
        site: median(beside),
        baseline: median(without),
        bar: maxShareOfBaselineThreshold(1.1),
      },
      {
        figure,
        what: "events a second that were stored meanwhile",
        unit: "req/s",
        site: median(rates),
        bar: minValueThreshold(eventsPerSecond * 0.99, "a second"),
      },
    ];
  } finally {
    await intake.stop();
    await server.stop();
  }
}

/** Begins to send events; the returned function stops it and gives how many a second were accepted. */
function startSending(origin: string): () => Promise<number> {
  const args = [program("send-events"), origin, String(eventsPerSecond)];
  const command = ["-n", String(viewersNiceness), process.execPath, ...args];
  const child = spawn("nice", command, { stdio: ["pipe", "pipe", "inherit"] });
  return async () => {
    child.stdin.end();
    const { perSecond }: { perSecond: number } = JSON.parse(await text(child.stdout));
    return perSecond;
  };
}

/** Pages at a steady rate whatever the responses take, each tenth one that no cache knows: ms. */
async function pageTimes(site: string): Promise<number[]> {
  const started = performance.now();
  const pending: Promise<number>[] = [];
  while (performance.now() - started < roundMs) {
    const isRendered = pending.length % renderedEvery === 0;
    pending.push(timeOf(isRendered ? new URL(createUncachedPath((stamp += 1)), site).href : site));
    await wait(Math.max(0, started + (pending.length * 1000) / pagesPerSecond - performance.now()));
  }
  return Promise.all(pending);
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  await fetchRawResponse(url);
  return performance.now() - start;
}
