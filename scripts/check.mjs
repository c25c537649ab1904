/**
 * `npm test` and its parts: `node scripts/check.mjs <verb> [words]`. Words narrow the tests to files
 * whose path holds one of them. Ends with `N passed, M failed`.
 */
import { readdirSync } from "node:fs";
import { build } from "./lib/build.mjs";
import { fetchChdb } from "./lib/chdb.mjs";
import {
  clickHouse,
  journeys,
  journeysLeftOut,
  lint,
  otherEngines,
  types,
  unit,
  unitAtOtherTimes,
} from "./lib/checks.mjs";
import { engines } from "./lib/engines.mjs";
import { install } from "./lib/install.mjs";
import { startJourneyStacks } from "./lib/journey-stacks.mjs";
import { inRoot } from "./lib/paths.mjs";
import { pagesOfFailures, slowestJourneys } from "./lib/reports.mjs";
import { giveUp, say, step } from "./lib/say.mjs";
import { findFaketime } from "./lib/shifted-clock.mjs";

const [verb = "test", ...words] = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

/** @type {Record<string, () => Promise<void>>} */
const verbs = {
  test: words.length > 0 ? matching : everything,
  lint: () => quick(lint),
  typecheck: () => quick(types),
  unit: () => long(unit(words)),
  e2e: () => inBrowser(),
  engines: inOtherEngines,
  clickhouse: onClickHouse,
  validate: async () => {
    await quick([...lint, ...types]);
    await long(unit(words));
  },
  coverage: () => long(unit(words, ["--coverage"])),
};

const run = verbs[verb];
if (!run) giveUp(`"${verb}" is none of: ${Object.keys(verbs).join(", ")}.`);
await install({ tests: true });
await run();
end();

async function everything() {
  // The quick ones go on beside what is long and are the first to fail.
  const quickOnes = quick([...lint, ...types]);
  await build();
  const stacks = await startJourneyStacks();
  await Promise.all([quickOnes, long(unit())]);
  await inBrowser(await stacks.areWell());
  await stacks.stop();
  if (process.env.TEST_ALL) await atOtherTimes();
  if (process.env.TEST_CLICKHOUSE) await onClickHouse();
  if (process.env.TEST_ENGINES) await inOtherEngines();
}

async function matching() {
  const files = readdirSync(inRoot("tests"), { recursive: true }).map(String);
  const has = (/** @type {RegExp} */ kind) =>
    files.some((file) => kind.test(file) && words.some((word) => `tests/${file}`.includes(word)));
  const unitFiles = has(/^(?:unit|components|contract)\/.*\.test\.tsx?$/);
  const journeyFiles = has(/^e2e\/.*\.(?:spec|test)\.ts$/);
  const engineFiles = has(/^engines\/.*\.test\.ts$/);
  if (!unitFiles && !journeyFiles && !engineFiles)
    giveUp(`No test's path holds ${words.join(" or ")}.`);
  if (unitFiles) await long(unit(words));
  if (journeyFiles) await inBrowser();
  if (engineFiles) await inOtherEngines();
}

async function inBrowser(areStacksWell = false) {
  await build();
  // Counted while the journeys begin.
  const [leftOut] = await Promise.all([
    journeysLeftOut(words),
    long(journeys(words, areStacksWell)),
  ]);
  if (words.length === 0) say(`\nThe 20 slowest journeys:\n${slowestJourneys(20).join("\n")}`);
  if (leftOut > 0)
    say(`\nOf the full tier ${leftOut} journeys were left out: TEST_ALL=1 runs them.`);
  for (const page of pagesOfFailures()) say(`\nThe page when it failed: ${page}`);
}

// What this machine lacks is said, and left out.
async function atOtherTimes() {
  if (!findFaketime()) return say("Other times are not tested: no libfaketime (libfaketime).");
  for (const check of unitAtOtherTimes()) await long(check);
}

async function onClickHouse() {
  const missing = await fetchChdb();
  if (missing && verb === "clickhouse") giveUp(missing);
  // As with the other engines: what this machine cannot have is said, and left out.
  if (missing) say(`ClickHouse is not tested: ${missing}`);
  else await long(clickHouse(words));
}

// What this machine lacks is said, and left out.
async function inOtherEngines() {
  const found = [];
  for (const { name, missing, packages } of engines()) {
    if (missing.length === 0) found.push(name);
    else say(`${name} is not tested: no ${missing.join(", no ")} (${packages}).`);
  }
  if (found.length === 0) return;
  await build();
  await long(otherEngines(found, words));
}

/**
 * All at once; what failed is told when it fails, and nothing long begins after it.
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
  if (failed > 0) say(output);
  const seconds = Math.round((Date.now() - began) / 1000);
  say(`• ${check.name}: ${failed > 0 ? "failed" : "passed"} (${seconds} s)`);
  counts.passed += passed;
  counts.failed += failed;
}

/** @param {import("./lib/checks.mjs").Check} check */
async function long(check) {
  const result = await step(check.name, check.run, { isHeard: true });
  const { passed, failed } = result;
  say(`  ${passed} passed, ${failed} failed`);
  counts.passed += passed;
  counts.failed += failed;
  failures.push(...(result.failures ?? []));
}

function end() {
  // Last, because the end is what one reads first.
  for (const failure of failures) say(`\nFailed: ${failure}`);
  say(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed > 0 ? 1 : 0);
}
