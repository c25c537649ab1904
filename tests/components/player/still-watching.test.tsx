import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stillWatchingPromptAfterMs } from "@/lib/playback/viewer-idle-timer";
import { updateMedia } from "../support/media-element";
import { press, usePlayer, watch } from "../support/show-player";
import { expectFocus } from "../support/focus";

usePlayer();

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** A film that plays, whose viewer has just made an input. */
async function watchAttended() {
  const video = await watch();
  fireEvent(window, new Event("keydown"));
  return video;
}

const question = () => screen.queryByRole("alertdialog", { name: "Still watching?" });

/** Plays this many milliseconds of the film without an input. */
function playOn(video: HTMLVideoElement, ms: number): void {
  updateMedia(video, {}, "timeupdate");
  vi.setSystemTime(Date.now() + ms);
  updateMedia(video, {}, "timeupdate");
}

test("after four hours without an input the film pauses with a question, and resumes when it is confirmed", async () => {
  const video = await watchAttended();
  playOn(video, stillWatchingPromptAfterMs - 1);
  expect(question()).toBeNull();
  playOn(video, 1);
  expect(question()).not.toBeNull();
  expect(video.paused).toBe(true);
  await expectFocus(() => screen.getByRole("button", { name: "Keep watching" }));
  await press("Keep watching");
  expect(video.paused).toBe(false);
  expect(question()).toBeNull();
  playOn(video, stillWatchingPromptAfterMs - 1);
  expect(question()).toBeNull();
});

test.each(["pointermove", "keydown", "wheel"])("%s is an input", async (touch) => {
  const video = await watchAttended();
  playOn(video, stillWatchingPromptAfterMs - 1);
  fireEvent(window, new Event(touch));
  playOn(video, stillWatchingPromptAfterMs - 1);
  expect(question()).toBeNull();
});

test("Escape confirms", async () => {
  const video = await watchAttended();
  playOn(video, stillWatchingPromptAfterMs);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(video.paused).toBe(false);
});

test("a press of play, as by a key of the keyboard, confirms", async () => {
  const video = await watchAttended();
  playOn(video, stillWatchingPromptAfterMs);
  await act(() => video.play());
  expect(question()).toBeNull();
});

test("a pause of four hours does not count", async () => {
  const video = await watchAttended();
  playOn(video, 1000);
  act(() => video.pause());
  vi.setSystemTime(Date.now() + stillWatchingPromptAfterMs);
  await act(() => video.play());
  updateMedia(video, {}, "timeupdate");
  expect(question()).toBeNull();
});
