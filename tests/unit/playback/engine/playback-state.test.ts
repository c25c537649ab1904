import { expect, test } from "vitest";
import {
  isFinalPlaybackState,
  nextPlaybackState,
  type PlaybackEvent,
  type PlaybackState,
} from "../../../../lib/playback/engine/playback-state.ts";

const faulted = (state: PlaybackState): PlaybackEvent => ({ type: "faulted", state });

// docs/behaviour.md BE-413
test.each<[PlaybackState, PlaybackEvent, PlaybackState]>([
  ["loading", { type: "started" }, "playing"],
  ["playing", { type: "starved" }, "loading"],
  ["playing", faulted("retrying"), "retrying"],
  ["retrying", { type: "starved" }, "retrying"],
  ["retrying", { type: "partBuffered" }, "loading"],
  ["retrying", { type: "playlistAdvanced" }, "loading"],
  ["waitingForStart", { type: "playlistAdvanced" }, "loading"],
  ["interrupted", { type: "playlistAdvanced" }, "loading"],
  ["interrupted", { type: "started" }, "playing"],
  ["skipping", { type: "playlistAdvanced" }, "skipping"],
  ["skipping", { type: "partBuffered" }, "loading"],
  ["playing", { type: "partBuffered" }, "playing"],
  ["playing", { type: "ended" }, "ended"],
  ["ended", { type: "partBuffered" }, "ended"],
  ["ended", { type: "sought" }, "loading"],
  ["ended", faulted("interrupted"), "ended"],
  ["missing", faulted("retrying"), "missing"],
  ["unsupported", { type: "partBuffered" }, "unsupported"],
  ["missing", { type: "started" }, "missing"],
  ["broken", { type: "retryRequested" }, "loading"],
])("%s, then %o, is %s", (state, event, next) => {
  expect(nextPlaybackState(state, event)).toBe(next);
});

test("only failures and a missing decoder are final", () => {
  const states: PlaybackState[] = [
    "loading",
    "playing",
    "waitingForStart",
    "interrupted",
    "retrying",
    "skipping",
    "unsupported",
    "ended",
    "missing",
    "broken",
  ];
  expect(states.filter(isFinalPlaybackState)).toEqual(["unsupported", "missing", "broken"]);
});
