import { expect, test } from "vitest";
import {
  concurrencyOfThisMachine,
  calculateTestConcurrency,
} from "../../../scripts/lib/test-concurrency.mjs";

test.each([
  { cores: 2, memoryGb: 8, workers: 2, lanes: 3 },
  { cores: 8, memoryGb: 32, workers: 8, lanes: 6 },
  { cores: 64, memoryGb: 256, workers: 16, lanes: 6 },
  { cores: 8, memoryGb: 6, workers: 4, lanes: 2 },
  { cores: 1, memoryGb: 1, workers: 1, lanes: 1 },
])("$cores cores with $memoryGb GB run $workers workers, or $lanes lanes", (machine) => {
  const { cores, memoryGb, ...expected } = machine;
  expect(calculateTestConcurrency({ cores, memoryGb })).toEqual(expected);
});

test("a hosted run has a lane for each core", () => {
  const machine = { cores: 2, memoryGb: 24, isHosted: true };
  expect(calculateTestConcurrency(machine)).toEqual({ workers: 2, lanes: 2 });
});

test("this machine runs at least one of each", () => {
  const { workers, lanes } = concurrencyOfThisMachine();
  expect(Math.min(workers, lanes)).toBeGreaterThanOrEqual(1);
});
