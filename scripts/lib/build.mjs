/** Builds the site when what it is made of has changed since the last build. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { addCompileHints } from "./compile-hints.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { inRoot, node } from "./paths.mjs";
import { precompress } from "./precompress.mjs";
import { run } from "./run.mjs";
import { giveUp, say, step } from "./say.mjs";
import { saveSourceMaps } from "./source-maps.mjs";

const mark = inRoot(".next", "built-from");
const next = inRoot("node_modules", "next", "dist", "bin", "next");

/** The program that a built site starts with. */
export const builtServer = inRoot(".next", "standalone", "server.js");

/** With `always` it builds even when nothing has changed. */
export async function build({ always = false } = {}) {
  const now = fingerprint();
  if (!always && isBuiltFrom(now)) return;
  await rm(mark, { force: true });
  const { code, output } = await step("Building the site", () => run(node, [next, "build"]));
  if (code !== 0) {
    say(output);
    giveUp("The build failed: see above.");
  }
  await saveSourceMaps(inRoot(".next"), inRoot(".cache", "source-maps"));
  await step("Compressing what browsers load", complete);
  writeFileSync(mark, now);
}

/** @param {string} now */
function isBuiltFrom(now) {
  return existsSync(mark) && existsSync(builtServer) && readFileSync(mark, "utf8") === now;
}

// Next leaves it to whoever deploys to put the browser's files beside the server.
async function complete() {
  /** @type {[string, string][]} */
  const pairs = [
    [inRoot(".next", "static"), inRoot(".next", "standalone", ".next", "static")],
    [inRoot("public"), inRoot(".next", "standalone", "public")],
  ];
  for (const [from, to] of pairs) {
    await rm(to, { recursive: true, force: true });
    if (existsSync(from)) await cp(from, to, { recursive: true });
  }
  await addCompileHints(inRoot(".next"), inRoot(".next", "standalone", ".next"));
  for (const [, to] of pairs) if (existsSync(to)) await precompress(to);
}
