// `npm run soak`: visitors of every kind on the stack of `npm start` for 15 minutes (`SOAK_MINUTES`), through a
// killed provider, an outage of it and readers who do not read. Prints a table and ends with 1 when a bar is
// missed; a run of the full time, or one with `--write`, puts it into docs/operations.md.
import { parseArgs } from "node:util";
import { benchPorts } from "../bench-context.ts";
import { type RunningProcess, stopAllProcesses } from "../processes.ts";
import { percentile99 } from "../statistics.ts";
import {
  createStableValueMeasure,
  type SoakMeasure,
  createZeroCountMeasure,
  formatSoakReportTable,
} from "./soak-measures.ts";
import { startSlowReaders } from "./slow-readers.ts";
import {
  type ProcessSample,
  sampleProcesses,
  type SoakService,
  startSoakStack,
} from "./soak-stack.ts";
import {
  crawlLinkedPages,
  type VisitorGroup,
  soakChannelHosts,
  startVisitors,
  createVisitorGroups,
} from "./soak-visitors.ts";
import { writeSoakReport } from "./write-soak-report.ts";

const fullMinutes = 15;
const minutes = Number(process.env.SOAK_MINUTES || fullMinutes);
const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
if (!(minutes > 0)) {
  console.error("SOAK_MINUTES: expected a number of minutes");
  process.exit(2);
}
const lengthMs = minutes * 60_000;
const sampleEveryMs = 2_000;
const slowReaders = 200;

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stopAllProcesses().finally(() => process.exit(130)));
}
try {
  process.exitCode = await soak();
} finally {
  await stopAllProcesses();
}

async function soak(): Promise<number> {
  console.log(`soaking for ${minutes} minutes…`);
  const stack = await startSoakStack(benchPorts.soak, benchPorts.soakProvider);
  const known = await crawlLinkedPages(benchPorts.soak);
  console.log(`${known.length} pages are known`);
  const kinds = await createVisitorGroups(benchPorts.soak, known);
  const visitors = kinds.map((kind) => startVisitors(benchPorts.soak, kind));
  const [host = ""] = soakChannelHosts(benchPorts.soak);
  const stopReaders = startSlowReaders(benchPorts.soak, slowReaders, host);
  const watched = watch(stack);
  const isBack = await disturb(stack);
  await watched.end;
  stopReaders();
  await Promise.all(visitors.map(({ stop }) => stop()));
  const lines = linesOf(
    visitors.map(({ group }) => group),
    watched.samples,
    isBack,
  );
  console.log(`\n${formatSoakReportTable(lines)}\n`);
  for (const failure of visitors[0]?.group.failures ?? []) console.log(failure);
  if (minutes >= fullMinutes || values.write) await writeSoakReport(minutes, lines);
  return lines.every(({ isGood }) => isGood) ? 0 : 1;
}

type Watched = { samples: Record<SoakService, ProcessSample[]>; end: Promise<void> };

/** Looks at the processes every two seconds until the time is up. */
function watch(stack: RunningProcess): Watched {
  const samples: Watched["samples"] = { site: [], provider: [] };
  const timer = setInterval(() => {
    const now = sampleProcesses(stack);
    for (const service of ["site", "provider"] as const) {
      const one = now[service];
      if (one) samples[service].push(one);
    }
  }, sampleEveryMs);
  const end = pause(lengthMs).then(() => clearInterval(timer));
  return { samples, end };
}

/**
 * In the first third, so that the other two can be compared: the provider is killed, then it hangs for two
 * minutes of fifteen. True when it was started again by itself.
 */
async function disturb(stack: RunningProcess): Promise<boolean> {
  await pause(lengthMs * 0.08);
  const killed = sampleProcesses(stack).provider?.pid;
  if (killed === undefined) return false;
  console.log("the provider is killed");
  process.kill(killed, "SIGKILL");
  await pause(lengthMs * 0.1);
  const next = sampleProcesses(stack).provider?.pid;
  const isBack = next !== undefined && next !== killed;
  console.log(isBack ? "it is back; now it hangs" : "it is not back");
  if (!isBack) return false;
  process.kill(next, "SIGSTOP");
  await pause((lengthMs * 2) / fullMinutes);
  process.kill(next, "SIGCONT");
  console.log("the provider goes on");
  return true;
}

function linesOf(
  groups: VisitorGroup[],
  samples: Watched["samples"],
  isBack: boolean,
): SoakMeasure[] {
  const [known, ...others] = groups;
  if (known === undefined) throw new Error("nobody came");
  const flats = (["site", "provider"] as const).flatMap((service) => [
    createStableValueMeasure(
      `memory of the ${service}`,
      samples[service].map(({ rss }) => rss),
      megabytes,
    ),
    createStableValueMeasure(
      `open descriptors of the ${service}`,
      descriptorsOf(samples[service]),
      (count) => count.toFixed(0),
      10,
    ),
  ]);
  return [
    createZeroCountMeasure("errors seen by visitors of known pages", known.failed, known.sent),
    {
      what: "the provider is started again after it was killed",
      value: isBack ? "yes" : "no",
      bar: "yes",
      isGood: isBack,
    },
    ...flats,
    infoLine("known pages, slowest 1 %", `${percentile99(known.tookMs).toFixed(0)} ms`),
    ...others.map((group) => infoLine(group.name, statusesOf(group))),
  ];
}

function infoLine(what: string, value: string): SoakMeasure {
  return { what, value, isGood: true };
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`;
}

function descriptorsOf(samples: ProcessSample[]): number[] {
  return samples.flatMap(({ descriptors }) => (descriptors === undefined ? [] : [descriptors]));
}

function statusesOf({ sent, statuses }: VisitorGroup): string {
  const counts = [...statuses].toSorted(([a], [b]) => a.localeCompare(b));
  return `${sent} requests: ${counts.map(([status, count]) => `${count} × ${status}`).join(", ")}`;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
