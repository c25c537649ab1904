import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "../../scripts/lib/fingerprint.mjs";

const root = join(import.meta.dirname, "..", "..");
/** It runs as it is, so that the build's fingerprint need not know it. */
const provider = join(root, "provider");

/**
 * True when `scripts/serve-for-tests.mjs` runs on this port, from the sources as they are now: journeys use
 * that stack then, and start one of their own where none runs. Throws when it runs from older sources.
 */
export function isStackCurrent(port: number): boolean {
  // A worker only runs journeys: the stacks are there already.
  if (process.env.TEST_WORKER_INDEX !== undefined) return false;
  // One that runs already has the real time.
  if (process.env.TEST_CLOCK) return false;
  const mark = join(root, ".cache", `test-stack-${port}`);
  const startedAt = statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
  if (startedAt === undefined) return false;
  const [pid, builtFrom] = readFileSync(mark, "utf8").split(" ");
  if (!isRunning(Number(pid))) return false;
  if (builtFrom === fingerprint() && youngestIn(provider) < startedAt) return true;
  throw new Error(`The stack on port ${port} runs from older sources: stop process ${pid}.`);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** When the youngest file of a folder was written: milliseconds. */
function youngestIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs));
}
