import { expect, test } from "vitest";
import {
  formatTimeBehindLive,
  formatPlaybackTime,
} from "../../../lib/playback/format-playback-time.ts";

test.each([
  [0, "0:00"],
  [9.99, "0:09"],
  [1003, "16:43"],
  [3599, "59:59"],
  [3723, "1:02:03"],
  [36_000, "10:00:00"],
  [-4, "0:00"],
  [Number.NaN, "0:00"],
  [Number.POSITIVE_INFINITY, "0:00"],
])("%d seconds are shown as %s", (seconds, expected) => {
  expect(formatPlaybackTime(seconds)).toBe(expected);
});

test("a position in a film of hours has the format of its length", () => {
  expect(formatPlaybackTime(63, 3723)).toBe("0:01:03");
});

test("a film of unknown length is treated as a short one", () => {
  expect(formatPlaybackTime(0, Number.NaN)).toBe("0:00");
});

test.each([
  [0, "−00:00"],
  [7, "−00:07"],
  [252, "−04:12"],
  [1800, "−30:00"],
  [3723, "−1:02:03"],
])("%d seconds behind live are shown as %s", (seconds, expected) => {
  expect(formatTimeBehindLive(seconds)).toBe(expected);
});
