import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "../../scripts/lib/fingerprint.mjs";

const root = join(import.meta.dirname, "..", "..");
/** It runs as it is, so that the build's fingerprint need not know it. */
const provider = join(root, "provider");

/**
 * True when `scripts/serve-for-tests.mjs` has started the stack on this port from the sources as they are
 * now: journeys use it again then, and start one of their own otherwise.
 */
export function isStackCurrent(port: number): boolean {
  const mark = join(root, ".cache", `test-stack-${port}`);
  // A worker only runs journeys: the stacks are there already.
  if (process.env.TEST_WORKER_INDEX !== undefined || !existsSync(mark)) return false;
  const startedAt = statSync(mark).mtimeMs;
  return readFileSync(mark, "utf8") === fingerprint() && youngestIn(provider) < startedAt;
}

/** When the youngest file of a folder was written: milliseconds. */
function youngestIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs));
}
