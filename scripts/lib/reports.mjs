/** What the test runners wrote down of their last run, in `.cache/reports`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { inRoot } from "./paths.mjs";

/**
 * The path for a new report; an older one of that name is removed.
 * @param {string} name
 */
export function newReport(name) {
  mkdirSync(inRoot(".cache", "reports"), { recursive: true });
  rmSync(pathOf(name), { force: true });
  return pathOf(name);
}

/**
 * `{}` when the runner wrote none.
 * @param {string} name
 */
export function readReport(name) {
  return existsSync(pathOf(name)) ? JSON.parse(readFileSync(pathOf(name), "utf8")) : {};
}

/**
 * `slowestJourneys(20)` → `["  12.3 s  playback.spec.ts  plays a film"]`, the slowest first.
 * @param {number} count
 */
export function slowestJourneys(count) {
  const { suites = [] } = readReport("playwright.json");
  const all = suites.flatMap((/** @type {Suite} */ suite) => testsOf(suite));
  all.sort((/** @type {Timed} */ one, /** @type {Timed} */ other) => other.ms - one.ms);
  return all
    .slice(0, count)
    .map(
      (/** @type {Timed} */ { file, title, ms }) =>
        `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}`,
    );
}

/** The page at the end of each journey that failed, as a screen reader would have it, frames too. */
export function pagesOfFailures() {
  const { suites = [] } = readReport("playwright.json");
  const all = suites.flatMap((/** @type {Suite} */ suite) => testsOf(suite));
  return all.flatMap((/** @type {Timed} */ { title, attachments }) =>
    attachments
      .filter(({ name, path }) => name === "error-context" && path && existsSync(path))
      .map(({ path }) => `${title}\n${snapshotIn(readFileSync(path ?? "", "utf8"))}`),
  );
}

/** @param {string} text */
const snapshotIn = (text) => /```yaml\n([\s\S]*?)```/.exec(text)?.[1] ?? text;

/**
 * @typedef {{ duration: number, attachments?: { name: string, path?: string }[] }} Result
 * @typedef {{ file: string, title: string, ms: number, attachments: NonNullable<Result["attachments"]> }} Timed
 * @typedef {{ file: string, title: string, tests: { results: Result[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {Timed[]}
 */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    return { file, title, ms, attachments: results.flatMap((result) => result.attachments ?? []) };
  });
  return [...own, ...suites.flatMap(testsOf)];
}

/** @param {string} name */
const pathOf = (name) => inRoot(".cache", "reports", name);
