import { expect, test } from "vitest";
import { parseStartTimeParam } from "../../../lib/playback/start-time-param.ts";

test.each([
  ["?t=95", 95],
  ["?video_id=7&t=1.5", 1.5],
  ["?t=0", 0],
  ["?t=90s", 90],
  ["?t=1m30s", 90],
  ["?t=1H2M3S", 3723],
  ["?t=2h", 7200],
  ["?t=1:30", 90],
  ["?t=01:01:30.5", 3690.5],
])("BE-463: %s starts a film at second %d", (query, second) => {
  expect(parseStartTimeParam(query)).toBe(second);
});

test.each([
  ["", "#t=90", 90],
  ["?lng=de", "#t=1m30s", 90],
  ["?t=12", "#t=90", 12],
  ["", "#t=npt:90,120", 90],
])("BE-463: %j with the fragment %s starts a film at second %d", (query, fragment, second) => {
  expect(parseStartTimeParam(query, fragment)).toBe(second);
});

const none = ["", "?t=1e2", "?t=0x10", "?t=1:2:3:4", "?t=s", "?t=9m9", `?t=${"9".repeat(400)}`];
test.each(["?t=", "?t=-5", "?t=soon", "?t=Infinity", "?at=3", ...none])(
  "BE-463: %j sets no start",
  (query) => {
    expect(parseStartTimeParam(query)).toBeUndefined();
  },
);
