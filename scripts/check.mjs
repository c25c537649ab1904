/**
 * `npm test` and its parts: `node scripts/check.mjs <verb> [words]`. Words narrow the tests to files
 * whose path holds one of them. Ends with `N passed, M failed`.
 */
import { buildSite } from "./lib/build-site.mjs";
import { fetchChdb } from "./lib/chdb.mjs";
import { findTests } from "./lib/find-tests.mjs";
import {
  clickHouseCheck,
  journeysCheck,
  lintChecks,
  otherEnginesCheck,
  ownChannelCheck,
  typeChecks,
  unitTestsCheck,
  shiftedTimeChecks,
} from "./lib/checks.mjs";
import { listBrowserEngines } from "./lib/browser-engines.mjs";
import { installPackages } from "./lib/install-packages.mjs";
import { startJourneyStacks } from "./lib/journey-stacks.mjs";
import { pagesOfFailedJourneys, slowestJourneys } from "./lib/test-reports.mjs";
import { exitWithMessage, printLine, runNamedStep } from "./lib/print-steps.mjs";
import { findFaketime } from "./lib/shifted-clock.mjs";

const [verb = "test", ...words] = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const notes = [];

/** @type {Record<string, () => Promise<void>>} */
const verbs = {
  test: words.length > 0 ? matching : everything,
  lint: () => quick(lintChecks),
  typecheck: () => quick(typeChecks),
  unit: () => long(unitTestsCheck(words)),
  e2e: journeysByName,
  engines: inOtherEngines,
  clickhouse: onClickHouse,
  validate: async () => {
    await quick([...lintChecks, ...typeChecks]);
    await long(unitTestsCheck(words));
  },
  coverage: () => long(unitTestsCheck(words, ["--coverage"])),
};

const run = verbs[verb];
if (!run) exitWithMessage(`"${verb}" is none of: ${Object.keys(verbs).join(", ")}.`);
await installPackages({ tests: true });
await run();
end();

async function everything() {
  // The quick ones go on beside what is long and are the first to fail.
  const quickOnes = quick([...lintChecks, ...typeChecks]);
  await buildSite();
  const stacks = await startJourneyStacks();
  await Promise.all([quickOnes, long(unitTestsCheck())]);
  await inBrowser({ areStacksWell: await stacks.areWell() });
  await stacks.stop();
  if (process.env.TEST_ALL) await long(ownChannelCheck);
  if (process.env.TEST_ALL) await atOtherTimes();
  if (process.env.TEST_CLICKHOUSE) await onClickHouse();
  if (process.env.TEST_ENGINES) await inOtherEngines();
}

/** Neither builds nor starts a browser where the words mean no journey. */
async function matching() {
  const found = findTests(words);
  if (Object.values(found).flat().length === 0)
    exitWithMessage(`No test's path holds ${words.join(" or ")}.`);
  if (found.units.length > 0) await long(unitTestsCheck(found.units));
  if (found.journeys.length > 0) await inBrowser({ files: found.journeys });
  if (found.engines.length > 0) await inOtherEngines();
}

/** Options, as `--last-failed` or `-g "copies"`, are Playwright's. */
async function journeysByName() {
  const firstOption = words.findIndex((word) => word.startsWith("-"));
  const [names, options] =
    firstOption < 0 ? [words, []] : [words.slice(0, firstOption), words.slice(firstOption)];
  const files = findTests(names).journeys;
  if (names.length > 0 && files.length === 0)
    exitWithMessage(`No journey's path holds ${names.join(" or ")}.`);
  await inBrowser({ files, options });
}

/** @param {Parameters<typeof journeysCheck>[0]} [which] */
async function inBrowser(which) {
  await buildSite();
  await long(journeysCheck(which));
  if (words.length === 0)
    printLine(`\nThe 20 slowest journeys:\n${slowestJourneys(20).join("\n")}`);
  for (const page of pagesOfFailedJourneys()) printLine(`\nThe page when it failed: ${page}`);
}

// What this machine lacks is said, and left out.
async function atOtherTimes() {
  if (!findFaketime())
    return printLine("Other times are not tested: no libfaketime (libfaketime).");
  for (const check of shiftedTimeChecks()) await long(check);
}

async function onClickHouse() {
  const missing = await fetchChdb();
  if (missing && verb === "clickhouse") exitWithMessage(missing);
  // As with the other engines: what this machine cannot have is said, and left out.
  if (missing) printLine(`ClickHouse is not tested: ${missing}`);
  else await long(clickHouseCheck(words));
}

// What this machine lacks is said, and left out.
async function inOtherEngines() {
  const found = [];
  for (const { name, missing, packages } of listBrowserEngines()) {
    if (missing.length === 0) found.push(name);
    else printLine(`${name} is not tested: no ${missing.join(", no ")} (${packages}).`);
  }
  if (found.length === 0) return;
  await buildSite();
  await long(otherEnginesCheck(found, words));
}

/**
 * All at once; what failed is reported when it fails, and nothing long begins after it.
 * @param {import("./lib/checks.mjs").Check[]} checks
 */
async function quick(checks) {
  await Promise.all(checks.map(one));
  if (counts.failed > 0) end();
}

/** @param {import("./lib/checks.mjs").Check} check */
async function one(check) {
  const began = Date.now();
  const { passed, failed, output = "" } = await check.run();
  if (failed > 0) printLine(output);
  const seconds = Math.round((Date.now() - began) / 1000);
  printLine(`• ${check.name}: ${failed > 0 ? "failed" : "passed"} (${seconds} s)`);
  counts.passed += passed;
  counts.failed += failed;
}

/** @param {import("./lib/checks.mjs").Check} check */
async function long(check) {
  const result = await runNamedStep(check.name, check.run, { hasOutput: true });
  const { passed, failed } = result;
  printLine(`  ${passed} passed, ${failed} failed`);
  counts.passed += passed;
  counts.failed += failed;
  failures.push(...(result.failures ?? []));
  notes.push(...(result.notes ?? []));
}

function end() {
  // Last, because the end is what one reads first.
  for (const failure of failures) printLine(`\nFailed: ${failure}`);
  for (const note of notes) printLine(`\n${note}`);
  printLine(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed > 0 ? 1 : 0);
}
