/** Installs what the lock file says: what running needs, or what testing needs besides. */
import { existsSync, statSync } from "node:fs";
import { inRoot, node } from "./paths.mjs";
import { run } from "./run.mjs";
import { giveUp, say, step } from "./say.mjs";

/**
 * Installs nothing when all is there and no older than the lock file. With `tests` the packages of
 * `devDependencies` too; they stay when the site is started afterwards.
 */
export async function install({ tests = false } = {}) {
  const isFresh = isUpToDate();
  if (isFresh && (!tests || hasTestTools())) return;
  const all = tests || hasTestTools();
  // Adding to what is there is quicker than `ci`, which begins by removing all.
  const args = isFresh ? ["install", "--no-save"] : ["ci", ...(all ? [] : ["--omit=dev"])];
  const what = all ? "Installing packages" : "Installing the packages that running needs";
  const { code, output } = await step(what, () => npm(args));
  if (code === 0 && existsSync(node)) return;
  say(output);
  giveUp(`npm ${args[0]} failed: see above.`);
}

function isUpToDate() {
  const installed = inRoot("node_modules", ".package-lock.json");
  if (!existsSync(installed) || !existsSync(node)) return false;
  return statSync(installed).mtimeMs >= statSync(inRoot("package-lock.json")).mtimeMs;
}

const hasTestTools = () => existsSync(inRoot("node_modules", "vitest", "package.json"));

/**
 * Inside npm scripts npm's own program is known, so the same npm goes on.
 * @param {string[]} args
 */
export function npm(args) {
  const program = process.env.npm_execpath;
  const all = [...args, "--no-audit", "--no-fund", "--loglevel=error"];
  return program ? run(process.execPath, [program, ...all]) : run("npm", all);
}
