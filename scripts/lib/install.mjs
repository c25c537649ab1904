/** Installs what the lock file says, when it isn't there or is older than the lock file. */
import { existsSync, statSync } from "node:fs";
import { inRoot, node } from "./paths.mjs";
import { run } from "./run.mjs";
import { giveUp, say, step } from "./say.mjs";

export async function install() {
  if (isInstalled()) return;
  const { code, output } = await step("Installing packages", npmCi);
  if (code === 0 && existsSync(node)) return;
  say(output);
  giveUp("npm ci failed: see above.");
}

function isInstalled() {
  const installed = inRoot("node_modules", ".package-lock.json");
  if (!existsSync(installed) || !existsSync(node)) return false;
  return statSync(installed).mtimeMs >= statSync(inRoot("package-lock.json")).mtimeMs;
}

// Inside npm scripts its own program is known, so the same npm goes on.
function npmCi() {
  const npm = process.env.npm_execpath;
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  return npm ? run(process.execPath, [npm, ...args]) : run("npm", args);
}
