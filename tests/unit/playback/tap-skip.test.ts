import { expect, test } from "vitest";
import {
  tapSeriesSkipSeconds,
  addTapToSeries,
  type TapSeries,
} from "../../../lib/playback/tap-skip.ts";

/** The total skip after taps at these positions and times (ms). */
function after(...taps: [x: number, at: number][]): number {
  let row: TapSeries | undefined;
  for (const [x, at] of taps) row = addTapToSeries(row, x, at);
  return row ? tapSeriesSkipSeconds(row) : 0;
}

test.each<[what: string, taps: [number, number][], seconds: number]>([
  ["one tap", [[0.9, 0]], 0],
  [
    "two taps in the right third",
    [
      [0.9, 0],
      [0.9, 200],
    ],
    10,
  ],
  [
    "two taps in the left third",
    [
      [0.1, 0],
      [0.1, 200],
    ],
    -10,
  ],
  [
    "four taps",
    [
      [0.9, 0],
      [0.9, 200],
      [0.9, 400],
      [0.9, 600],
    ],
    30,
  ],
  [
    "two taps in the middle",
    [
      [0.5, 0],
      [0.5, 200],
    ],
    0,
  ],
  [
    "two slow taps",
    [
      [0.9, 0],
      [0.9, 301],
    ],
    0,
  ],
  [
    "a slower third tap",
    [
      [0.9, 0],
      [0.9, 200],
      [0.9, 850],
    ],
    20,
  ],
  [
    "a third tap that comes too late",
    [
      [0.9, 0],
      [0.9, 200],
      [0.9, 901],
    ],
    0,
  ],
  [
    "a tap on either side",
    [
      [0.1, 0],
      [0.9, 200],
    ],
    0,
  ],
])("%s: the film skips", (_what, taps, seconds) => {
  expect(after(...taps)).toBe(seconds);
});
