/** Builds the site when what it is made of has changed since the last build. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { addCompileHints } from "./compile-hints.mjs";
import { hashBuildInputs } from "./hash-build-inputs.mjs";
import { pathInProject, pinnedNodePath } from "./project-paths.mjs";
import { precompress } from "./precompress.mjs";
import { runProgram } from "./run-program.mjs";
import { exitWithMessage, printLine, runNamedStep } from "./print-steps.mjs";
import { saveSourceMaps } from "./source-maps.mjs";

const mark = pathInProject(".next", "built-from");
const next = pathInProject("node_modules", "next", "dist", "bin", "next");

/** The program that a built site starts with. */
export const builtServerPath = pathInProject(".next", "standalone", "server.js");

/** With `always` it builds even when nothing has changed. */
export async function buildSite({ always = false } = {}) {
  const now = hashBuildInputs();
  if (!always && isBuiltFrom(now)) return;
  await rm(mark, { force: true });
  const { code, output } = await runNamedStep("Building the site", () =>
    runProgram(pinnedNodePath, [next, "build"]),
  );
  if (code !== 0) {
    printLine(output);
    exitWithMessage("The build failed: see above.");
  }
  await saveSourceMaps(pathInProject(".next"), pathInProject(".cache", "source-maps"));
  await runNamedStep("Compressing what browsers load", complete);
  writeFileSync(mark, now);
}

/** @param {string} now */
function isBuiltFrom(now) {
  return existsSync(mark) && existsSync(builtServerPath) && readFileSync(mark, "utf8") === now;
}

// Next leaves it to whoever deploys to put the browser's files beside the server.
async function complete() {
  /** @type {[string, string][]} */
  const pairs = [
    [pathInProject(".next", "static"), pathInProject(".next", "standalone", ".next", "static")],
    [pathInProject("public"), pathInProject(".next", "standalone", "public")],
  ];
  for (const [from, to] of pairs) {
    await rm(to, { recursive: true, force: true });
    if (existsSync(from)) await cp(from, to, { recursive: true });
  }
  await addCompileHints(pathInProject(".next"), pathInProject(".next", "standalone", ".next"));
  for (const [, to] of pairs) if (existsSync(to)) await precompress(to);
}
