import { expect, test } from "vitest";
import { computePlayerAspectRatio } from "../../../lib/playback/compute-player-aspect-ratio.ts";

// docs/behaviour.md BE-467
test.each([
  [1080, 1920, 0.56],
  [480, 854, 0.56],
  [640, 480, 1.33],
  [2560, 1080, 2.37],
  [100, 1000, 0.4],
  [5000, 100, 4],
])("a film of %d × %d has the shape %d", (width, height, shape) => {
  expect(computePlayerAspectRatio(width, height)).toBe(shape);
});

test.each([
  [1920, 1080],
  [426, 240],
  [0, 0],
  [Number.NaN, 9],
])("a film of %d × %d has the default shape", (width, height) => {
  expect(computePlayerAspectRatio(width, height)).toBeUndefined();
});
