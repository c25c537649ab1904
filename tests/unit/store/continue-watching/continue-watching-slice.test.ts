import { expect, it } from "vitest";
import {
  continueWatchingSlice,
  pageRevived,
  progressChanged,
  progressLoaded,
  progressMade,
} from "../../../../store/continue-watching/continue-watching-slice.ts";
import {
  selectLastPosition,
  selectProgress,
} from "../../../../store/continue-watching/continue-watching-selectors.ts";

type Event = Parameters<typeof continueWatchingSlice.reducer>[1];
const after = (...events: Event[]) => ({
  continueWatching: events.reduce<ReturnType<typeof continueWatchingSlice.reducer> | undefined>(
    continueWatchingSlice.reducer,
    undefined,
  ),
});

it("the progress of a film is unknown before anything was loaded", () => {
  expect(selectProgress({}, "a")).toBeUndefined();
  expect(selectLastPosition({}, "a")).toBeUndefined();
});

it("the loaded progress is that of each film", () => {
  const state = after(progressLoaded({ a: { time: 42, duration: 120 } }));
  expect(selectProgress(state, "a")).toEqual({ time: 42, duration: 120 });
  expect(selectProgress(state, "b")).toBeUndefined();
});

it("the progress on this page is newer than a response that arrives later", () => {
  const made = progressMade({ token: "a", time: 60, duration: 120 });
  const state = after(made, progressLoaded({ a: { time: 42, duration: 120 } }));
  expect(selectProgress(state, "a")).toEqual({ time: 60, duration: 120 });
  expect(selectLastPosition(state, "a")).toBe(60);
});

it("the progress in another tab is newer than an earlier one of this tab", () => {
  const made = progressMade({ token: "a", time: 60, duration: 120 });
  const progress = { time: 90, duration: 120 };
  const state = after(made, progressChanged({ token: "a", progress }));
  expect(selectProgress(state, "a")).toEqual(progress);
  expect(selectLastPosition(state, "a")).toBeUndefined();
});

it("a film that is not to be continued has no progress, whatever its item says", () => {
  const state = after(
    progressLoaded({ a: { time: 42, duration: 120 } }),
    progressChanged({ token: "a", progress: null }),
  );
  expect(selectProgress(state, "a")).toBeNull();
});

it("after a page was hidden, a response is newer than its earlier progress", () => {
  const made = progressMade({ token: "a", time: 60, duration: 120 });
  const progress = { time: 90, duration: 120 };
  const state = after(made, pageRevived(), progressLoaded({ a: progress }));
  expect(selectProgress(state, "a")).toEqual(progress);
  expect(selectLastPosition(state, "a")).toBeUndefined();
});
