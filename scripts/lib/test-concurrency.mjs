/** How much runs at once on a machine, by its cores and memory. Read by whatever Node a new machine has. */
import { availableParallelism, totalmem } from "node:os";

/** Memory in GB that each takes at its peak: a Vitest worker, or a stack with its browser. */
const peakGb = { worker: 1.5, lane: 2.5 };
const maxWorkers = 16;
const maxLanes = 6;

/**
 * Vitest workers, and lanes of journeys: `calculateTestConcurrency({ cores: 2, memoryGb: 8 })` → `{ workers: 2, lanes: 2 }`.
 * @param {{ cores: number, memoryGb: number }} machine
 * @returns {{ workers: number, lanes: number }}
 */
export function calculateTestConcurrency({ cores, memoryGb }) {
  const fitting = (/** @type {number} */ gb, /** @type {number} */ max) =>
    Math.max(1, Math.min(cores, Math.floor(memoryGb / gb), max));
  return { workers: fitting(peakGb.worker, maxWorkers), lanes: fitting(peakGb.lane, maxLanes) };
}

/** This machine's: a container's limit of memory counts. */
export function concurrencyOfThisMachine() {
  // 0, or more than there is, where nothing limits the process.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const memoryGb = Math.min(totalmem(), limit) / 2 ** 30;
  return calculateTestConcurrency({ cores: availableParallelism(), memoryGb });
}
