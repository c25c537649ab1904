import { expect, test } from "vitest";
import {
  isLiveRestart,
  type LivePlaylistSegments,
} from "../../../../lib/playback/engine/live-restart.ts";

function listed(
  startSN: number,
  endSN: number,
  prefix = "https://a.example/live/",
): LivePlaylistSegments {
  const numbers = Array.from({ length: endSN - startSN + 1 }, (_, at) => startSN + at);
  return { startSN, endSN, addresses: new Map(numbers.map((n) => [n, `${prefix}${n}.m4s?s=1`])) };
}

// docs/behaviour.md BE-416
test.each<[string, LivePlaylistSegments, LivePlaylistSegments, boolean]>([
  ["a segment more is no restart", listed(5, 10), listed(6, 11), false],
  ["numbers that begin anew are one", listed(50, 60), listed(0, 2), true],
  ["other segments with the same numbers are one", listed(0, 6), listed(0, 6, "again-"), true],
  ["an older copy of a cache is none", listed(5, 10), listed(3, 8), false],
  ["a longer window is none", listed(5, 10), listed(0, 11), false],
  ["a pause that no list bridges is none", listed(5, 10), listed(40, 45), false],
])("%s", (_, previous, next, expected) => {
  expect(isLiveRestart(previous, next)).toBe(expected);
});

test("a segment whose signature has changed is the same segment", () => {
  const signed = (signature: string): LivePlaylistSegments => ({
    startSN: 1,
    endSN: 1,
    addresses: new Map([[1, `https://a.example/signed/${signature}/live/1.m4s?s=${signature}`]]),
  });
  expect(isLiveRestart(signed("a"), signed("b"))).toBe(false);
});
