/** What the test runners wrote down of their last run, in `.cache/reports`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { pathInProject } from "./project-paths.mjs";

/**
 * The path for a new report; an older one of that name is removed.
 * @param {string} name
 */
export function prepareReportPath(name) {
  mkdirSync(pathInProject(".cache", "reports"), { recursive: true });
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
export function pagesOfFailedJourneys() {
  const { suites = [] } = readReport("playwright.json");
  const all = suites.flatMap((/** @type {Suite} */ suite) => testsOf(suite));
  return all.flatMap((/** @type {Timed} */ { title, attachments }) =>
    attachments
      .filter(({ name, path }) => name === "error-context" && path && existsSync(path))
      .map(({ path }) => `${title}\n${begin(snapshotIn(readFileSync(path ?? "", "utf8")), 100)}`),
  );
}

/** Each journey that failed, with the beginning of what it failed with. */
export function failedJourneys() {
  const { suites = [] } = readReport("playwright.json");
  const all = suites.flatMap((/** @type {Suite} */ suite) => testsOf(suite));
  return all
    .filter((/** @type {Timed} */ { errors }) => errors.length > 0)
    .map((/** @type {Timed} */ { file, title, errors }) => toFailure(file, title, errors));
}

/**
 * The same of Vitest's tests, and of files that could not be run; not of tests that met a known fault of an engine.
 * @param {string} name of the report
 */
export function failedUnitTests(name) {
  const { testResults = [] } = readReport(name);
  return testResults.flatMap(
    (/** @type {UnitFile} */ { name: path, message, assertionResults }) => {
      const file = relative(pathInProject("tests"), path);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0 && message) return [toFailure(file, "", [message])];
      return failed
        .filter(({ meta }) => !meta?.knownFault)
        .map(({ fullName, failureMessages }) => toFailure(file, fullName, failureMessages));
    },
  );
}

/**
 * Each test that met a known fault of an engine: `"WebKitGTK stands …: engines/film.test.ts  a film plays"`.
 * @param {string} name of the report
 */
export function testsWithKnownFaults(name) {
  const { testResults = [] } = readReport(name);
  return testResults.flatMap((/** @type {UnitFile} */ { name: path, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => status === "failed" && meta?.knownFault)
      .map(({ fullName, meta }) => {
        return `${meta?.knownFault}: ${relative(pathInProject("tests"), path)}  ${fullName}`;
      }),
  );
}

/**
 * @param {string} file
 * @param {string} title
 * @param {string[]} errors
 */
const toFailure = (file, title, errors) =>
  `${file}  ${title}\n${begin(errors.map(stripVTControlCharacters).join("\n"), 24)}`;

/** @param {string} text */
const snapshotIn = (text) => /```yaml\n([\s\S]*?)```/.exec(text)?.[1] ?? text;

/**
 * @param {string} text
 * @param {number} count of lines
 */
function begin(text, count) {
  const lines = text.trimEnd().split("\n");
  return lines.length > count ? [...lines.slice(0, count), "…"].join("\n") : lines.join("\n");
}

/**
 * @typedef {{ duration: number, attachments?: { name: string, path?: string }[], errors?: { message?: string }[] }} Result
 * @typedef {{ file: string, title: string, ms: number, attachments: NonNullable<Result["attachments"]>, errors: string[] }} Timed
 * @typedef {{ file: string, title: string, tests: { results: Result[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ name: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages: string[], meta?: { knownFault?: string } }[] }} UnitFile
 * @param {Suite} suite
 * @returns {Timed[]}
 */
function testsOf({ specs = [], suites = [] }) {
  const rows = specs.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    return {
      file,
      title,
      ms,
      attachments: results.flatMap((result) => result.attachments ?? []),
      errors: results.flatMap(({ errors: all = [] }) => all.map(({ message = "" }) => message)),
    };
  });
  return [...rows, ...suites.flatMap(testsOf)];
}

/** @param {string} name */
const pathOf = (name) => pathInProject(".cache", "reports", name);
