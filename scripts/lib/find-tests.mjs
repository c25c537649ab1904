/** The test files that words on the command line mean. */
import { readdirSync } from "node:fs";
import { pathInProject } from "./project-paths.mjs";

const kinds = {
  units: /^tests\/(?:unit|components|contract)\/.*\.test\.tsx?$/,
  journeys: /^tests\/e2e\/.*\.(?:spec|test)\.ts$/,
  engines: /^tests\/engines\/.*\.test\.ts$/,
};

/**
 * Files whose path below the project holds one of the words, by what runs them: `sortTestsByRunner(["tests/e2e/gate.spec.ts"],
 * ["gate"])` → `{ units: [], journeys: ["tests/e2e/gate.spec.ts"], engines: [] }`.
 * @param {string[]} files
 * @param {string[]} words
 * @returns {Record<keyof typeof kinds, string[]>}
 */
export function sortTestsByRunner(files, words) {
  const meant = files.filter((file) => words.some((word) => file.includes(word))).toSorted();
  const of = (/** @type {RegExp} */ kind) => meant.filter((file) => kind.test(file));
  return { units: of(kinds.units), journeys: of(kinds.journeys), engines: of(kinds.engines) };
}

/**
 * The same of the files that are there.
 * @param {string[]} words
 */
export function findTests(words) {
  const files = readdirSync(pathInProject("tests"), { recursive: true }).map(
    (file) => `tests/${file}`,
  );
  return sortTestsByRunner(files, words);
}

/**
 * A file as Playwright takes it from a command line, where it is a pattern that the whole path is matched with.
 * @param {string} file
 */
export const playwrightPattern = (file) => `/${file.replaceAll(/[.()+*?^$|\\{}[\]]/g, "\\$&")}$`;
