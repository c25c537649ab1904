import { expect, test } from "vitest";
import {
  findKnownFault,
  judgeKnownFaults,
  type VideoState,
} from "../../../scripts/lib/known-engine-faults.mjs";

/** The state of a real failure: a seek to the end whose segments have all been loaded. */
const standing: VideoState = {
  readyState: 1,
  isPaused: false,
  hasError: false,
  time: 3119.95,
  duration: 3120.08,
  buffered: [
    [0, 20],
    [3116.08, 3120.08],
  ],
};

const find = (change: Partial<VideoState>, engine = "WebKitGTK") =>
  findKnownFault(engine, { ...standing, ...change }, { ...standing, ...change });

test("WebKitGTK that stays at readyState 1 with a full buffer has a known fault", () => {
  expect(find({})).toBe("WebKitGTK stands at readyState 1 with a full buffer");
  expect(find({ time: 0, buffered: [[0, 20]] })).toBeDefined();
});

test.each([
  ["has a picture", { readyState: 2 }],
  ["has no metadata", { readyState: 0 }],
  ["is paused", { isPaused: true }],
  ["has an error", { hasError: true }],
  ["has buffered nothing", { buffered: [] }],
  ["has not buffered what comes next", { time: 19, buffered: [[0, 20]] }],
  ["has buffered another part alone", { time: 40 }],
] as [string, Partial<VideoState>][])("a film that %s has no known fault", (_, change) => {
  expect(find(change)).toBeUndefined();
});

test("a film that continues has no known fault", () => {
  const later = { ...standing, time: 3119.96 };
  expect(findKnownFault("WebKitGTK", standing, later)).toBeUndefined();
});

test("another engine has no known fault", () => {
  expect(find({}, "Firefox")).toBeUndefined();
});

test("known faults up to the limit do not fail the run and are reported", () => {
  const { failed, failures, notes } = judgeKnownFaults({ known: ["one", "two"], failures: [] });
  expect([failed, failures]).toEqual([0, []]);
  expect(notes).toEqual(["Known faults of engines: 2 (a run fails above 2)\n  one\n  two"]);
});

test("known faults above the limit fail the run", () => {
  expect(judgeKnownFaults({ known: ["one", "two", "three"], failures: [] }).failed).toBe(3);
});

test("known faults excuse no other failure", () => {
  expect(judgeKnownFaults({ known: ["one"], failures: ["other"] })).toMatchObject({
    failed: 1,
    failures: ["other"],
  });
});

test("a run without known faults reports none", () => {
  expect(judgeKnownFaults({ known: [], failures: [] })).toEqual({
    failed: 0,
    failures: [],
    notes: [],
  });
});
