/** How much runs at once on a machine, by its cores and memory. Read by whatever Node a new machine has. */
import { availableParallelism, totalmem } from "node:os";

/** Memory in GB that each takes at its peak: a Vitest worker, or a stack with its browser. */
const peakGb = { worker: 1.5, lane: 2.5 };
const maxWorkers = 16;
const maxLanes = 6;

/**
 * Vitest workers, and lanes of journeys: `calculateTestConcurrency({ cores: 2, memoryGb: 8 })` → `{ workers: 2, lanes: 3 }`.
 * Journeys wait about half of their time, so there are three lanes for two cores. A hosted run has time: it takes one
 * for each core, and nothing in it is slowed down by its neighbours.
 * @param {{ cores: number, memoryGb: number, isHosted?: boolean }} machine
 * @returns {{ workers: number, lanes: number }}
 */
export function calculateTestConcurrency({ cores, memoryGb, isHosted = false }) {
  const fitting = (/** @type {number} */ wanted, /** @type {number} */ gb) =>
    Math.max(1, Math.min(wanted, Math.floor(memoryGb / gb)));
  const lanes = isHosted || cores === 1 ? cores : Math.ceil(cores * 1.5);
  return {
    workers: fitting(Math.min(cores, maxWorkers), peakGb.worker),
    lanes: fitting(Math.min(lanes, maxLanes), peakGb.lane),
  };
}

/** This machine's: a container's limit of memory counts. */
export function concurrencyOfThisMachine() {
  // 0, or more than there is, where nothing limits the process.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const memoryGb = Math.min(totalmem(), limit) / 2 ** 30;
  const isHosted = Boolean(process.env.TEST_ALL);
  return calculateTestConcurrency({ cores: availableParallelism(), memoryGb, isHosted });
}
