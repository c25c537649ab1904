import { Agent, request } from "node:http";
import { type BenchContext, benchPorts } from "../bench-context.ts";
import { createUncachedPath } from "../measure-requests-per-second.ts";
import { exactValueThreshold, type BenchMeasure } from "../bench-measure.ts";

const visitors = 500;
const providerDelayMs = 100;

/**
 * 500 visitors at once on a channel that nobody has requested yet: how often is the provider called
 * for one resource? Once with one address for all, once with an address each, so that the shared
 * responses must be shared without the micro-cache. The baseline is what one call a visitor would be.
 */
export async function measureColdChannel({ provider }: BenchContext): Promise<BenchMeasure[]> {
  await provider.delayMs(providerDelayMs);
  try {
    return [
      await measure(provider, "cold-one", "one address", () => "/"),
      await measure(provider, "cold-each", "an address each", createUncachedPath),
    ];
  } finally {
    await provider.delayMs(0);
  }
}

async function measure(
  { callsOf }: BenchContext["provider"],
  channel: string,
  how: string,
  path: (visitor: number) => string,
): Promise<BenchMeasure> {
  const agent = new Agent({ maxSockets: visitors });
  const visits = Array.from({ length: visitors }, (_, index) => visit(agent, channel, path(index)));
  const statuses = await Promise.all(visits);
  agent.destroy();
  // Of pages without number some get no turn; nobody gets anything else.
  const bad = statuses.filter((status) => status !== 200 && status !== 503);
  const rendered = statuses.filter((status) => status === 200).length;
  if (rendered === 0 || (how === "one address" && rendered < visitors)) bad.push(503);
  if (bad.length > 0) throw new Error(`${bad.length} of ${visitors} visitors got ${bad[0]}`);
  const calls = await callsOf(channel);
  return {
    figure: "cold channel",
    what: `most calls for one of ${calls.size} resources, ${visitors} visitors, ${how}`,
    unit: "calls",
    site: Math.max(0, ...calls.values()),
    baseline: visitors,
    bar: exactValueThreshold(1),
  };
}

function visit(agent: Agent, channel: string, path: string): Promise<number> {
  return new Promise((done, fail) => {
    const headers = { host: `${channel}.localhost`, "accept-encoding": "gzip" };
    const options = { agent, host: "127.0.0.1", port: benchPorts.site, path, headers };
    const requested = request(options, (response) => {
      response.resume();
      response.once("end", () => done(response.statusCode ?? 0));
    });
    requested.once("error", fail);
    requested.end();
  });
}
