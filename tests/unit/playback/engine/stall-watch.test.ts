import Hls from "hls.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchStalls } from "@/lib/playback/engine/stall-watch";
import { trackPlayIntent } from "@/lib/playback/play-intent";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a media element shows, and what hls.js loads meanwhile. */
type Film = Partial<Record<"paused" | "seeking", boolean>> & { isLoading?: boolean };

/** Counts the reports of 10 s in which the film stands at 5 s of 10 without data for the next frame. */
function countReports({ isLoading = false, ...more }: Film): number {
  const media = {
    currentTime: 5,
    paused: false,
    ended: false,
    seeking: false,
    readyState: 1,
    error: null,
    buffered: { length: 1, start: () => 5, end: () => 7 },
    addEventListener: () => {},
    removeEventListener: () => {},
    ...more,
  };
  const video: HTMLVideoElement = Object.setPrototypeOf(media, EventTarget.prototype);
  const hls: Hls = Object.setPrototypeOf(
    {
      inFlightFragments: { main: isLoading ? { state: "FRAG_LOADING" } : null },
      latestLevelDetails: null,
    },
    Hls.prototype,
  );
  const onStuck = vi.fn<() => void>();
  const running = { Hls, hls, intent: trackPlayIntent(video) };
  const stop = watchStalls(video, running, { isLive: false, onStuck });
  vi.advanceTimersByTime(10_000);
  stop();
  return onStuck.mock.calls.length;
}

// docs/behaviour.md BE-414
test.each<{ what: string; film: Film; reports: number }>([
  { what: "a film that stands is reported", film: {}, reports: 1 },
  { what: "a seek that does not end is reported", film: { seeking: true }, reports: 1 },
  { what: "a film that loads is not reported", film: { isLoading: true }, reports: 0 },
  { what: "a paused film is not reported", film: { paused: true }, reports: 0 },
])("$what", ({ film, reports }) => {
  expect(countReports(film)).toBe(reports);
});
