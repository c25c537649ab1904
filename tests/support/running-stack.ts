import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { hashBuildInputs } from "../../scripts/lib/hash-build-inputs.mjs";

const root = join(import.meta.dirname, "..", "..");
/** This script runs from its source, so the build's fingerprint does not cover it. */
const provider = join(root, "provider");

/**
 * True when `scripts/serve-for-tests.mjs` runs on this port from the current sources: browser tests then use that
 * stack, and start their own otherwise. Throws when the running stack was started from older sources.
 */
export function isStackCurrent(port: number): boolean {
  // A worker only runs tests: the stacks are running already.
  if (process.env.TEST_WORKER_INDEX !== undefined) return false;
  // A stack that runs already uses the real time.
  if (process.env.TEST_CLOCK) return false;
  const mark = join(root, ".cache", `test-stack-${port}`);
  const startedAt = statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
  if (startedAt === undefined) return false;
  const [pid, builtFrom] = readFileSync(mark, "utf8").split(" ");
  if (!isRunning(Number(pid))) return false;
  if (builtFrom === hashBuildInputs() && youngestIn(provider) < startedAt) return true;
  throw new Error(`The stack on port ${port} runs from older sources: stop process ${pid}.`);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The time of the latest change to a file of a folder, in milliseconds. */
function youngestIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs));
}
