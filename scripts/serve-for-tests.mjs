/**
 * The real stack for browser tests: embedded provider and built site on ports and data of their
 * own, so that a running `npm start` is not in the way. Playwright starts and stops as many as it needs;
 * one that is started by hand (`PORT=3300 PROVIDER_PORT=4300 node scripts/serve-for-tests.mjs`) is used
 * by every run of journeys until the sources change.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { buildSite } from "./lib/build-site.mjs";
import { hashBuildInputs } from "./lib/hash-build-inputs.mjs";
import { pathInProject } from "./lib/project-paths.mjs";
import { readPortVariable } from "./lib/require-free-port.mjs";
import { printLine } from "./lib/print-steps.mjs";
import { startStack } from "./lib/start-stack.mjs";

// Journeys play push services of this machine.
process.env.PUSH_HOSTS ??= "127.0.0.1";
const port = readPortVariable("PORT", 3300);
const dataDir = pathInProject(".cache", `test-data-${port}`);
/** Our process, and what the site is built from: tests/support/running-stack.ts. */
const mark = pathInProject(".cache", `test-stack-${port}`);

await buildSite();
const builtFrom = hashBuildInputs();
rmSync(dataDir, { recursive: true, force: true });
if (!process.env.ENDS_WITH_RUN) markAsLasting();
const isReady = await startStack({
  dev: false,
  embedded: true,
  siteLast: true,
  host: "127.0.0.1",
  port,
  providerPort: readPortVariable("PROVIDER_PORT", 4300),
  dataDir,
});
if (isReady) printLine("Ready for browser tests.");

// Those that Playwright starts end with its run, and are nobody else's.
function markAsLasting() {
  mkdirSync(pathInProject(".cache"), { recursive: true });
  writeFileSync(mark, `${process.pid} ${builtFrom}`);
  process.once("exit", () => rmSync(mark, { force: true }));
}
