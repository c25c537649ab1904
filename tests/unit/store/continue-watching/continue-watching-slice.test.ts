import { expect, it } from "vitest";
import {
  continueWatchingSlice,
  pageRevived,
  progressChanged,
  progressLoaded,
  progressMade,
} from "../../../../store/continue-watching/continue-watching-slice.ts";
import {
  selectLeftAt,
  selectProgress,
} from "../../../../store/continue-watching/continue-watching-selectors.ts";

type Event = Parameters<typeof continueWatchingSlice.reducer>[1];
const after = (...events: Event[]) => ({
  continueWatching: events.reduce<ReturnType<typeof continueWatchingSlice.reducer> | undefined>(
    continueWatchingSlice.reducer,
    undefined,
  ),
});

it("nothing is known of a film before anything was loaded", () => {
  expect(selectProgress({}, "a")).toBeUndefined();
  expect(selectLeftAt({}, "a")).toBeUndefined();
});

it("what was loaded is how far each film was watched", () => {
  const state = after(progressLoaded({ a: { time: 42, duration: 120 } }));
  expect(selectProgress(state, "a")).toEqual({ time: 42, duration: 120 });
  expect(selectProgress(state, "b")).toBeUndefined();
});

it("what this page has watched is newer than an answer that comes later", () => {
  const made = progressMade({ token: "a", time: 60, duration: 120 });
  const state = after(made, progressLoaded({ a: { time: 42, duration: 120 } }));
  expect(selectProgress(state, "a")).toEqual({ time: 60, duration: 120 });
  expect(selectLeftAt(state, "a")).toBe(60);
});

it("what another tab has watched is newer than what this one left", () => {
  const made = progressMade({ token: "a", time: 60, duration: 120 });
  const progress = { time: 90, duration: 120 };
  const state = after(made, progressChanged({ token: "a", progress }));
  expect(selectProgress(state, "a")).toEqual(progress);
  expect(selectLeftAt(state, "a")).toBeUndefined();
});

it("a film that is not to be continued is none, whatever its item says", () => {
  const state = after(
    progressLoaded({ a: { time: 42, duration: 120 } }),
    progressChanged({ token: "a", progress: null }),
  );
  expect(selectProgress(state, "a")).toBeNull();
});

it("after a page was away, an answer is newer than what it left", () => {
  const made = progressMade({ token: "a", time: 60, duration: 120 });
  const progress = { time: 90, duration: 120 };
  const state = after(made, pageRevived(), progressLoaded({ a: progress }));
  expect(selectProgress(state, "a")).toEqual(progress);
  expect(selectLeftAt(state, "a")).toBeUndefined();
});
