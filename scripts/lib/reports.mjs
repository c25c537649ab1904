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

/**
 * @typedef {{ file: string, title: string, ms: number }} Timed
 * @typedef {{ file: string, title: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {Timed[]}
 */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.map(({ file, title, tests }) => ({
    file,
    title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(testsOf)];
}

/** @param {string} name */
const pathOf = (name) => inRoot(".cache", "reports", name);
