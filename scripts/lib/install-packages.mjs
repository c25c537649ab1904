/** Installs what the lock file says: what running needs, or what testing needs besides. */
import { existsSync, statSync } from "node:fs";
import { pathInProject, pinnedNodePath } from "./project-paths.mjs";
import { runProgram } from "./run-program.mjs";
import { exitWithMessage, printLine, runNamedStep } from "./print-steps.mjs";

/**
 * Installs nothing when all is there and no older than the lock file. With `tests` the packages of
 * `devDependencies` too; they stay when the site is started afterwards.
 */
export async function installPackages({ tests = false } = {}) {
  const isFresh = isUpToDate();
  if (isFresh && (!tests || hasTestTools())) return;
  const all = tests || hasTestTools();
  // Adding to what is there is quicker than `ci`, which begins by removing all.
  const args = isFresh ? ["install", "--no-save"] : ["ci", ...(all ? [] : ["--omit=dev"])];
  const what = all ? "Installing packages" : "Installing the packages that running needs";
  const { code, output } = await runNamedStep(what, () => runNpm(args));
  if (code === 0 && existsSync(pinnedNodePath)) return;
  printLine(output);
  exitWithMessage(`npm ${args[0]} failed: see above.`);
}

function isUpToDate() {
  const installed = pathInProject("node_modules", ".package-lock.json");
  if (!existsSync(installed) || !existsSync(pinnedNodePath)) return false;
  return statSync(installed).mtimeMs >= statSync(pathInProject("package-lock.json")).mtimeMs;
}

const hasTestTools = () => existsSync(pathInProject("node_modules", "vitest", "package.json"));

/**
 * Inside npm scripts npm's own program is known, so the same npm goes on.
 * @param {string[]} args
 */
export function runNpm(args) {
  const program = process.env.npm_execpath;
  const all = [...args, "--no-audit", "--no-fund", "--loglevel=error"];
  return program ? runProgram(process.execPath, [program, ...all]) : runProgram("npm", all);
}
