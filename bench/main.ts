// `npm run bench`: measures every figure of docs/performance.md beside its baseline, in one run.
// `--only {figure}` measures one; `--write` puts the table into docs/performance.md.
import { parseArgs } from "node:util";
import { type Bench, closeBench, openBench } from "./bench.ts";
import { admission } from "./figures/admission.ts";
import { coldChannel } from "./figures/cold-channel.ts";
import { eventsCharts } from "./figures/events-charts.ts";
import { eventsIntake } from "./figures/events-intake.ts";
import { firstFrame } from "./figures/first-frame.ts";
import { firstLoad } from "./figures/first-load.ts";
import { gate } from "./figures/gate.ts";
import { suggestions } from "./figures/suggestions.ts";
import { storedPage } from "./figures/stored-page.ts";
import { longPagesFigure } from "./figures/long-pages.ts";
import { microCache } from "./figures/micro-cache.ts";
import { personalRows } from "./figures/personal-rows.ts";
import { pageChanges } from "./figures/page-changes.ts";
import { rendering } from "./figures/rendering.ts";
import { rights } from "./figures/rights.ts";
import { search } from "./figures/search.ts";
import { signIn } from "./figures/sign-in.ts";
import { slowPhone } from "./figures/slow-phone.ts";
import { toggle } from "./figures/toggle.ts";
import { tracker } from "./figures/tracker.ts";
import { type Measure, verdict } from "./measure.ts";
import { plainTable } from "./table.ts";
import { writePerformance } from "./write-performance.ts";

const figures: Record<string, (bench: Bench) => Promise<Measure[]>> = {
  "cold-channel": coldChannel,
  "first-load": firstLoad,
  "slow-phone": slowPhone,
  "first-frame": firstFrame,
  rendering,
  "micro-cache": microCache,
  "stored-page": storedPage,
  admission,
  gate,
  rights,
  "sign-in": signIn,
  "long-pages": longPagesFigure,
  "page-changes": pageChanges,
  "personal-rows": personalRows,
  search,
  toggle,
  suggestions,
  tracker,
  "events-charts": (bench) => eventsCharts(bench),
  "events-intake": eventsIntake,
};
/** They take minutes, or want a machine that does nothing else. */
const byNameOnly = new Set(["events-charts", "events-intake"]);
const { values } = parseArgs({
  options: { only: { type: "string" }, write: { type: "boolean", default: false } },
});
const usual = Object.keys(figures).filter((name) => !byNameOnly.has(name));
const names = values.only === undefined ? usual : values.only.split(",");
const unknown = names.filter((name) => !Object.hasOwn(figures, name));
if (unknown.length > 0) {
  console.error(
    `There is no figure ${unknown.join(", ")}; there are ${Object.keys(figures).join(", ")}.`,
  );
  process.exit(2);
}

let bench: Bench | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    console.error(`stopped by ${signal}`);
    void closeBench(bench).finally(() => process.exit(130));
  });
}
try {
  bench = await openBench();
  process.exitCode = await run(bench);
} finally {
  await closeBench(bench);
}

async function run(open: Bench): Promise<number> {
  const measures: Measure[] = [];
  for (const name of names) {
    console.log(`measuring ${name}…`);
    measures.push(...((await figures[name]?.(open)) ?? []));
  }
  console.log(`\n${plainTable(measures)}`);
  if (values.write) await writePerformance(measures);
  return measures.some((measure) => verdict(measure) === "miss") ? 1 : 0;
}
