import { expect, test } from "vitest";
import {
  canContinueFilm,
  isFullyWatched,
  watchedPercent,
} from "../../../lib/playback/watched-progress.ts";

test.each([
  [0, 120, false, undefined],
  [4.9, 120, false, undefined],
  [5, 120, true, 4],
  [60, 120, true, 50],
  [113.9, 120, true, 95],
  [114, 120, false, 95],
  [500, 120, false, 100],
  [60, 0, false, undefined],
  [Number.NaN, 120, false, undefined],
  [6, 7200, true, 1],
])(
  "after %s of %s seconds the film can be continued: %s, watched %s %%",
  (time, duration, is, percent) => {
    expect(canContinueFilm({ time, duration })).toBe(is);
    expect(watchedPercent({ time, duration })).toBe(percent);
  },
);

test("a film is watched from 95 % on, and never when its length is unknown", () => {
  expect(isFullyWatched({ time: 114, duration: 120 })).toBe(true);
  expect(isFullyWatched({ time: 113, duration: 120 })).toBe(false);
  expect(isFullyWatched({ time: 113, duration: 0 })).toBe(false);
});
