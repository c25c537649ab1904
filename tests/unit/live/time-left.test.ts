import { expect, test } from "vitest";
import { toTimeLeft, msUntilNextSecond } from "../../../lib/live/time-left.ts";

test.each([
  [0, [0, 0, 0, 0]],
  [-5_000, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [1_000, [0, 0, 0, 1]],
  [59_001, [0, 0, 1, 0]],
  [3_600_000, [0, 1, 0, 0]],
  [90_061_000, [1, 1, 1, 1]],
  [300 * 86_400_000, [300, 0, 0, 0]],
])("%i ms are split into days, hours, minutes and seconds %j", (ms, wanted) => {
  const { days, hours, minutes, seconds } = toTimeLeft(ms);
  expect([days, hours, minutes, seconds]).toEqual(wanted);
});

test("the numbers change after each whole second", () => {
  expect([msUntilNextSecond(1_500), msUntilNextSecond(2_000), msUntilNextSecond(1)]).toEqual([
    500, 1_000, 1,
  ]);
});
