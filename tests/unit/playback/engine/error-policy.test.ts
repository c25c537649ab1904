import { expect, test } from "vitest";
import {
  errorPolicy,
  type PlaybackFault,
  liveRetrySchedule,
  networkRetrySchedule,
  decideFaultAction,
  calculateRetryDelayMs,
} from "../../../../lib/playback/engine/error-policy.ts";
import { faultOfHlsError, type HlsErrorFields } from "../../../../lib/playback/engine/hls-fault.ts";

const film = { isLive: false, hasPlayed: true, isOnline: true, times: 0 };
const live = { ...film, isLive: true };

/** The actions and states of the first faults in a row. */
function course(fault: PlaybackFault, situation: typeof film, length: number): string[] {
  return Array.from({ length }, (_, times) => {
    const { action, state } = decideFaultAction(fault, { ...situation, times });
    return `${action} ${state}`;
  });
}

// docs/behaviour.md BE-413
test("a film leaves five segments out in a row, then it is missing", () => {
  expect(course("segmentRefused", film, 7)).toEqual([
    ...Array.from({ length: 5 }, () => "skip skipping"),
    "stop missing",
    "stop missing",
  ]);
});

test("a segment that a server fails to deliver is requested three times more, then left out", () => {
  expect(course("segmentUnreachable", film, 6)).toEqual([
    "resume retrying",
    "resume retrying",
    "resume retrying",
    "skip skipping",
    "resume retrying",
    "resume retrying",
  ]);
});

test("a decode error is repaired in place once, then its segment is left out", () => {
  expect(course("decode", film, 2)).toEqual(["recover loading", "skip skipping"]);
});

// docs/behaviour.md BE-415
test("no fault but a missing decoder stops a live event, however often it happens", () => {
  const faults = Object.keys(errorPolicy) as PlaybackFault[];
  const stopping = faults.filter((fault) =>
    [0, 1, 5, 20, 500].some(
      (times) => decideFaultAction(fault, { ...live, times }).action === "stop",
    ),
  );
  expect(stopping).toEqual(["codec"]);
});

test("a live event without a playlist waits for its start until it has played", () => {
  const states = [false, true].map(
    (hasPlayed) => decideFaultAction("playlistRefused", { ...live, hasPlayed }).state,
  );
  expect(states).toEqual(["waitingForStart", "interrupted"]);
});

test("without a network nothing is left out", () => {
  const offline = { ...film, isOnline: false, times: 9 };
  expect(decideFaultAction("segmentUnreachable", offline).action).toBe("resume");
});

test("pauses of a live stream grow to 5 s, those of a film to 15 s", () => {
  const pauses = (schedule: typeof liveRetrySchedule) =>
    [0, 1, 2, 3, 4, 40].map((attempt) => calculateRetryDelayMs(schedule, attempt));
  expect(pauses(liveRetrySchedule)).toEqual([1000, 1500, 2250, 3375, 5000, 5000]);
  expect(pauses(networkRetrySchedule)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});

const error = (details: string, code?: number): HlsErrorFields =>
  ({ details, response: code === undefined ? undefined : { url: "", code } }) as HlsErrorFields;

test.each<[HlsErrorFields, PlaybackFault]>([
  [error("manifestIncompatibleCodecsError"), "codec"],
  [error("bufferAddCodecError"), "codec"],
  [error("keySystemNoAccess"), "codec"],
  [error("manifestLoadError", 404), "playlistRefused"],
  [error("levelLoadError", 403), "playlistRefused"],
  [error("levelLoadError", 429), "playlistUnreachable"],
  [error("levelLoadError", 500), "playlistUnreachable"],
  [error("manifestLoadTimeOut"), "playlistUnreachable"],
  [error("audioTrackLoadError", 404), "playlistRefused"],
  [error("manifestParsingError"), "playlistInvalid"],
  [error("levelEmptyError"), "playlistInvalid"],
  [error("fragLoadError", 404), "segmentRefused"],
  [error("fragLoadError", 0), "segmentUnreachable"],
  [error("fragLoadError", 200), "segmentInvalid"],
  [error("keyLoadError", 403), "segmentRefused"],
  [error("fragParsingError"), "segmentInvalid"],
  [error("bufferAppendError"), "decode"],
  [error("bufferStalledError"), "decode"],
])("%o is the fault %s", (fields, fault) => {
  expect(faultOfHlsError(fields)).toBe(fault);
});
