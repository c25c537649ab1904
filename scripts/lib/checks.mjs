/**
 * The checks of this project. Each gives how many passed and failed; quick ones keep what they
 * printed, long ones print as they go and report their failures once more.
 * @typedef {{ passed: number, failed: number, output?: string, failures?: string[], notes?: string[] }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Check
 */
import { rmSync } from "node:fs";
import { playwrightPattern } from "./find-tests.mjs";
import { judgeKnownFaults } from "./known-engine-faults.mjs";
import { parallelJourneyCount } from "./stack-ports.mjs";
import { pathInProject, pinnedNodePath } from "./project-paths.mjs";
import {
  failedJourneys,
  failedUnitTests,
  testsWithKnownFaults,
  prepareReportPath,
  readReport,
} from "./test-reports.mjs";
import { runProgram } from "./run-program.mjs";
import { printLine } from "./print-steps.mjs";
import { shiftedClockEnv } from "./shifted-clock.mjs";

/** @param {string[]} parts */
const program = (...parts) => pathInProject("node_modules", ...parts);
const tsc = program("typescript", "bin", "tsc");

/** @type {Check[]} */
export const lintChecks = [
  single("Format", program("oxfmt", "bin", "oxfmt"), "--check"),
  single("Lint", program("oxlint", "bin", "oxlint")),
  single("Import arrows", pathInProject("scripts", "check-imports.ts")),
  single("Unique exports", pathInProject("scripts", "check-exports.ts")),
  single("Retired words", pathInProject("scripts", "check-retired-words.ts")),
  single("Commit subjects", pathInProject("scripts", "check-commits.ts")),
];

/** @type {Check[]} */
export const typeChecks = [
  single("Types", tsc, "--noEmit"),
  single("Types of scripts", tsc, "--noEmit", "--project", "scripts"),
];

/**
 * Unit, component and contract tests, those whose path holds one of `words` where there are any.
 * @param {string[]} words
 * @param {string[]} [options]
 * @returns {Check}
 */
export function unitTestsCheck(words = [], options = []) {
  const name = "Unit, component and contract tests";
  // What is counted by coverage is counted less exactly of code that was kept.
  const env = () => (options.includes("--coverage") ? {} : enableCompileCache());
  return { name, run: () => vitest("vitest.json", [...options, ...words], undefined, env()) };
}

/** Awkward hours in awkward zones: at each of them it is another day there than in UTC, in another month or year. */
const otherTimes = [
  { moment: "2028-02-29T23:40:00Z", zone: "Pacific/Auckland" },
  { moment: "2027-01-01T05:50:00Z", zone: "Pacific/Honolulu" },
];

/** Tests of hours, days, months and years, by what their paths hold. */
export const timeTestPaths = [
  "components/account/registration/",
  "components/card.",
  "components/gifts/gift-form.",
  "components/local-time.",
  "components/tracked-events/",
  "components/sections/rows/",
  "contract/event-notifications.",
  "contract/events-console.",
  "contract/gifts.",
  "contract/section-content.",
  "contract/subscription-year.",
  "unit/live/",
  "unit/pages/calendar.",
  "unit/payment/",
  "unit/provider/domain/analytics/",
  "unit/provider/domain/catalogue/",
  "unit/provider/domain/events/",
  "unit/provider/programmes.",
];

/**
 * What has to do with time, at other times in other zones.
 * @returns {Check[]}
 */
export function shiftedTimeChecks() {
  return otherTimes.map(({ moment, zone }) => ({
    name: `Tests of time, at ${moment} in ${zone}`,
    run: () => {
      const env = { ...enableCompileCache(), ...shiftedClockEnv(moment, Date.now()), TZ: zone };
      return vitest("times.json", timeTestPaths, undefined, env);
    },
  }));
}

/** Minutes. They take four, or seven one after the other; browsers that hang hold up nobody for longer. */
const enginesLimit = 25;

/**
 * Journeys in these engines, in at most two lanes, each on a stack of its own: they wait more than they work.
 * @param {string[]} engines names of `scripts/lib/browser-engines.mjs`
 * @param {string[]} [words]
 * @returns {Check}
 */
export function otherEnginesCheck(engines, words = []) {
  const count = Math.min(parallelJourneyCount, engines.length, 2);
  const config = [
    "--config",
    pathInProject("tests", "engines", "vitest.config.ts"),
    "--passWithNoTests",
  ];
  /** @param {number} lane */
  const inLane = (lane) => {
    const assigned = engines.filter((_, index) => index % count === lane);
    const projects = assigned.map((name) => `--project=${name}`);
    const env = { TEST_PARALLEL_INDEX: String(lane) };
    return vitest(`engines-${lane}.json`, [...config, ...projects, ...words], enginesLimit, env);
  };
  return {
    name: "Other engines",
    run: async () => {
      const all = await Promise.all(Array.from({ length: count }, (_, lane) => inLane(lane)));
      const passed = all.reduce((sum, one) => sum + one.passed, 0);
      const known = all.flatMap((_, lane) => testsWithKnownFaults(`engines-${lane}.json`));
      // A lane that failed without a failed test has no failure of its own to show.
      const failures = all.flatMap((one, lane) => {
        const isUnexplained =
          one.failed > 0 && readReport(`engines-${lane}.json`).success !== false;
        return isUnexplained
          ? [`engines, lane ${lane}: it ended without its report`]
          : (one.failures ?? []);
      });
      if (passed === 0 && known.length === 0 && failures.length === 0)
        failures.push("engines: no test ran");
      return { passed, ...judgeKnownFaults({ known, failures }) };
    },
  };
}

/**
 * What holds of ClickHouse, on its own engine.
 * @param {string[]} words
 * @returns {Check}
 */
export function clickHouseCheck(words = []) {
  const config = ["--config", pathInProject("tests", "clickhouse", "vitest.config.ts")];
  return { name: "ClickHouse", run: () => vitest("clickhouse.json", [...config, ...words]) };
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {number} [minutes] the longest that it may take
 * @param {Record<string, string>} [env]
 * @returns {Promise<Result>}
 */
async function vitest(file, args, minutes, env) {
  const report = prepareReportPath(file);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runProgram(
    pinnedNodePath,
    [program("vitest", "vitest.mjs"), "run", ...reporters, ...args],
    { show: true, limitMs: minutes && minutes * 60_000, env: { ...shiftedClockEnv(), ...env } },
  );
  if (code === 124) printLine(`Ended: it took more than ${minutes} minutes.`);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(file);
  return { ...toResult(code, numPassedTests, numFailedTests), failures: failedUnitTests(file) };
}

/**
 * Journeys in a browser, those of `files` where there are any, on the stacks of this run where they are well.
 * @param {{ files?: string[], options?: string[], areStacksWell?: boolean }} [which]
 * @returns {Check}
 */
export function journeysCheck({ files = [], options = [], areStacksWell = false } = {}) {
  const stacks = { TEST_STACKS_RUN: areStacksWell ? "1" : "" };
  return { name: "Browser tests", run: playwright };
  async function playwright() {
    const report = prepareReportPath("playwright.json");
    const env = { ...shiftedClockEnv(), ...stacks, ...enableCompileCache() };
    const { code } = await runProgram(
      pinnedNodePath,
      [
        program("playwright", "cli.js"),
        "test",
        "--reporter=list,json",
        ...files.map(playwrightPattern),
        ...options,
      ],
      { show: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    const { expected = 0, unexpected = 0, flaky = 0 } = readReport("playwright.json").stats ?? {};
    return { ...toResult(code, expected, unexpected + flaky), failures: failedJourneys() };
  }
}

const ownChannelMinutes = 15;

/**
 * What an owner does from an empty start to a restored backup: scripts/try-own-channel.
 * @type {Check}
 */
export const ownChannelCheck = {
  name: "A channel of one's own",
  run: async () => {
    const { code } = await runProgram(
      pinnedNodePath,
      [pathInProject("scripts", "try-own-channel.mjs")],
      { show: true, limitMs: ownChannelMinutes * 60_000, patienceMs: 30_000 },
    );
    if (code === 124) printLine(`Ended: it took more than ${ownChannelMinutes} minutes.`);
    if (code === 0) return { passed: 1, failed: 0 };
    return { passed: 0, failed: 1, failures: ["try-own-channel: its last step, above, says why"] };
  },
};

/** Has the programs that tests start keep what Node compiles of them, for one run: their start takes half the work. */
function enableCompileCache() {
  const folder = pathInProject(".cache", "compiled");
  rmSync(folder, { recursive: true, force: true });
  return { NODE_COMPILE_CACHE: folder };
}

/**
 * A program that passes or fails as a whole.
 * @param {string} name
 * @param {string[]} args
 * @returns {Check}
 */
function single(name, ...args) {
  return {
    name,
    run: async () => {
      const { code, output } = await runProgram(pinnedNodePath, args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/**
 * A program that fails without a failed test counts as one.
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 */
function toResult(code, passed, failed) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
