import { expect, test } from "vitest";
import { startTimeOf } from "../../../lib/playback/start-time.ts";

test.each([
  ["?t=95", 95],
  ["?video_id=7&t=1.5", 1.5],
  ["?t=0", 0],
])("%s starts a film at second %d", (query, second) => {
  expect(startTimeOf(query)).toBe(second);
});

test.each(["", "?t=", "?t=-5", "?t=soon", "?t=Infinity", "?at=3"])("%j sets no start", (query) => {
  expect(startTimeOf(query)).toBeUndefined();
});
