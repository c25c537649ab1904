// `npm run bench`: measures every figure of docs/performance.md beside its baseline, in one run.
// `--only {figure}` measures one; `--write` puts the table into docs/performance.md. `--filmstrip {folder}` measures
// nothing and saves what the screen shows while pages load.
import { parseArgs } from "node:util";
import { type BenchContext, stopBench, startBench } from "./bench-context.ts";
import { measureAdmissionControl } from "./figures/admission-control.ts";
import { measureChannelMemory } from "./figures/channel-memory.ts";
import { measureColdChannel } from "./figures/cold-channel.ts";
import { measureEventCharts } from "./figures/events-charts.ts";
import { measureEventIntake } from "./figures/events-intake.ts";
import { measureFirstFrame } from "./figures/first-frame.ts";
import { measureFirstLoad } from "./figures/first-load.ts";
import { measureFirstVisit } from "./figures/first-visit.ts";
import { measureGateDecision } from "./figures/gate-decision.ts";
import { measureSearchSuggestions } from "./figures/search-suggestions.ts";
import { measureStoredPage } from "./figures/stored-page.ts";
import { measureLinkPress } from "./figures/link-press.ts";
import { measureLongPages } from "./figures/long-pages.ts";
import { measureMicroCache } from "./figures/micro-cache.ts";
import { measurePersonalRowShift } from "./figures/personal-row-shift.ts";
import { measurePageMemory } from "./figures/page-memory.ts";
import { measureOwnerWork } from "./figures/owner-work.ts";
import { measurePageRendering } from "./figures/page-rendering.ts";
import { measureRightsDecision } from "./figures/rights-decision.ts";
import { measureSearch } from "./figures/search-duration.ts";
import { measureSignIn } from "./figures/sign-in.ts";
import { measureSlowPhone } from "./figures/slow-phone.ts";
import { measureListToggle } from "./figures/list-toggle.ts";
import { measureTrackerMainThread } from "./figures/tracker-main-thread.ts";
import { type BenchMeasure, getBenchVerdict } from "./bench-measure.ts";
import { formatPlainTable } from "./results-table.ts";
import { saveFilmStrips } from "./visits/save-film-strips.ts";
import { writePerformanceResults } from "./write-performance.ts";

const figures: Record<string, (bench: BenchContext) => Promise<BenchMeasure[]>> = {
  "cold-channel": measureColdChannel,
  "first-load": measureFirstLoad,
  "slow-phone": measureSlowPhone,
  "first-visit": measureFirstVisit,
  "link-press": measureLinkPress,
  "first-frame": measureFirstFrame,
  rendering: measurePageRendering,
  "micro-cache": measureMicroCache,
  "stored-page": measureStoredPage,
  memory: measureChannelMemory,
  admission: measureAdmissionControl,
  gate: measureGateDecision,
  rights: measureRightsDecision,
  "sign-in": measureSignIn,
  "long-pages": measureLongPages,
  "page-changes": measurePageMemory,
  "personal-rows": measurePersonalRowShift,
  search: measureSearch,
  owner: () => measureOwnerWork(),
  toggle: measureListToggle,
  suggestions: measureSearchSuggestions,
  tracker: measureTrackerMainThread,
  "events-charts": (bench) => measureEventCharts(bench),
  "events-intake": measureEventIntake,
};
/** They take minutes, or want a machine that does nothing else. */
const byNameOnly = new Set(["events-charts", "events-intake"]);
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    write: { type: "boolean", default: false },
    filmstrip: { type: "string" },
  },
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

let bench: BenchContext | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    console.error(`stopped by ${signal}`);
    void stopBench(bench).finally(() => process.exit(130));
  });
}
try {
  bench = await startBench();
  if (values.filmstrip === undefined) process.exitCode = await run(bench);
  else await saveFilmStrips(bench, values.filmstrip);
} finally {
  await stopBench(bench);
}

async function run(open: BenchContext): Promise<number> {
  const measures: BenchMeasure[] = [];
  for (const name of names) {
    console.log(`measuring ${name}…`);
    measures.push(...((await figures[name]?.(open)) ?? []));
  }
  console.log(`\n${formatPlainTable(measures)}`);
  if (values.write) await writePerformanceResults(measures);
  return measures.some((measure) => getBenchVerdict(measure) === "miss") ? 1 : 0;
}
