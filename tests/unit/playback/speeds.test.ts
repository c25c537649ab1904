import { expect, test } from "vitest";
import { nextPlaybackSpeed } from "../../../lib/playback/player-preferences.ts";

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [1.1, 1, 1.25],
  [1.1, -1, 1],
  [2, 1, 2],
  [0.5, -1, 0.5],
] as const)("from %d one step %d is %d", (speed, direction, expected) => {
  expect(nextPlaybackSpeed(speed, direction)).toBe(expected);
});
