/** The steps of `npm test`: each gives how many passed and failed, and what it printed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { inRoot, node } from "./paths.mjs";
import { run } from "./run.mjs";

const program = (...parts) => inRoot("node_modules", ...parts);
const reports = inRoot(".cache", "reports");

export const checks = [
  { name: "Format", run: () => single([program("oxfmt", "bin", "oxfmt"), "--check"]) },
  { name: "Lint", run: () => single([program("oxlint", "bin", "oxlint")]) },
  { name: "Types", run: () => single([program("typescript", "bin", "tsc"), "--noEmit"]) },
  { name: "Import arrows", run: () => single([inRoot("scripts", "check-arrows.mjs")]) },
  { name: "Unit, component and contract tests", run: vitest },
  { name: "Browser tests", run: playwright },
];

/** A program that passes or fails as a whole. */
async function single(args) {
  const { code, output } = await run(node, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

async function vitest() {
  const report = newReport("vitest.json");
  const { code, output } = await run(node, [
    program("vitest", "vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  return counted(code, numPassedTests, numFailedTests, output);
}

async function playwright() {
  const report = newReport("playwright.json");
  const { code, output } = await run(
    node,
    [program("playwright", "cli.js"), "test", "--reporter=list,json"],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {};
  return counted(code, expected, unexpected + flaky, output);
}

/** A program that fails without a failed test counts as one. */
function counted(code, passed, failed, output) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output };
}

function newReport(name) {
  mkdirSync(reports, { recursive: true });
  rmSync(inRoot(".cache", "reports", name), { force: true });
  return inRoot(".cache", "reports", name);
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}
