import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { benchPorts } from "../bench-context.ts";
import {
  createUncachedPath,
  measureRequestsPerSecond,
  type LoadTestTarget,
} from "../measure-requests-per-second.ts";
import { exactValueThreshold, maxValueThreshold, type BenchMeasure } from "../bench-measure.ts";
import { startNodeProcess } from "../processes.ts";
import { percentile99 } from "../statistics.ts";

const crowdFactor = 20;
const seconds = 10;
const visitsPerSecond = 50;
const script = fileURLToPath(new URL("../probes/request-many-pages.ts", import.meta.url));
const host = "bench.localhost";

/**
 * A crowd requests 20 × the pages that the site can render, each at an address of its own, while others visit a
 * page that is kept. The baseline are the same visits without the crowd.
 */
export async function measureAdmissionControl(): Promise<BenchMeasure[]> {
  const url = `http://127.0.0.1:${benchPorts.site}`;
  const alone: LoadTestTarget = { url, host, unique: createUncachedPath, connections: 8 };
  await measureRequestsPerSecond(alone, 3);
  const rendered = await measureRequestsPerSecond(alone, 5);
  const quiet = await visit(seconds);
  const rate = Math.round(rendered * crowdFactor);
  const crowd = startCrowd(rate);
  const crowded = await visit(seconds);
  const { rendered: renderedInCrowd, refused, failed, tookS } = await crowd.end;
  console.log(
    `${rate} pages a second were requested: ${renderedInCrowd} rendered, ${refused} refused, ${failed} failed`,
  );
  const figure = "admission";
  const under = `while ${crowdFactor} × the pages that can be rendered are requested`;
  return [
    {
      figure,
      what: `kept page, slowest 1 %, ${under}`,
      unit: "ms",
      site: percentile99(crowded.tookMs),
      baseline: percentile99(quiet.tookMs),
      bar: maxValueThreshold(250, "ms"),
    },
    {
      figure,
      what: `errors of the kept page's ${visitsPerSecond * seconds} visitors then`,
      unit: "errors",
      site: crowded.errors,
      bar: exactValueThreshold(0),
    },
    {
      figure,
      what: "pages drawn then, beside those drawn without a crowd",
      unit: "req/s",
      site: renderedInCrowd / tookS,
      baseline: rendered,
    },
  ];
}

type Visits = { tookMs: number[]; errors: number };

/** Visits the kept front page evenly for some seconds, whatever earlier visits wait for. */
async function visit(forSeconds: number): Promise<Visits> {
  const agent = new Agent({ keepAlive: true });
  const visits: Visits = { tookMs: [], errors: 0 };
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < forSeconds * visitsPerSecond; n += 1) {
    const dueMs = (n * 1_000) / visitsPerSecond - (performance.now() - began);
    if (dueMs > 0) await new Promise((resolve) => setTimeout(resolve, dueMs));
    underWay.push(visitOnce(agent, visits));
  }
  await Promise.all(underWay);
  agent.destroy();
  return visits;
}

function visitOnce(agent: Agent, visits: Visits): Promise<void> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (isGood: boolean) => {
      if (isGood) visits.tookMs.push(performance.now() - began);
      else visits.errors += 1;
      resolve();
    };
    const headers = { host, "accept-encoding": "gzip" };
    const sent = request(
      { agent, host: "127.0.0.1", port: benchPorts.site, headers },
      (response) => {
        response.resume();
        response.once("end", () => end(response.statusCode === 200));
        response.once("error", () => end(false));
      },
    );
    // The site has closed a connection that nobody used: a browser requests it again.
    sent.once("error", () =>
      sent.reusedSocket ? void visitOnce(agent, visits).then(resolve) : end(false),
    );
    sent.end();
  });
}

type CrowdResult = { rendered: number; refused: number; failed: number; tookS: number };

/** In a process of its own, so that it does not slow down whoever measures. */
function startCrowd(rate: number): { end: Promise<CrowdResult> } {
  const args = [script, String(benchPorts.site), host, String(rate), String(seconds)];
  const crowd = startNodeProcess({ name: "crowd", args });
  const end = crowd.ended.then(() => JSON.parse(crowd.output()) as CrowdResult);
  return { end };
}
