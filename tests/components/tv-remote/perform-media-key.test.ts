import { afterEach, expect, test, vi } from "vitest";
import { performMediaKey } from "../../../components/tv-remote/perform-media-key";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A playing film. The listener of the player's keys is attached, or not yet. */
function play(onKey: (event: Event) => void = () => {}) {
  document.body.innerHTML = "<div data-player><video></video></div>";
  const video = document.querySelector("video");
  if (!video) throw new Error("no film");
  vi.spyOn(video, "paused", "get").mockReturnValue(false);
  document.querySelector("[data-player]")?.addEventListener("keydown", onKey);
  return vi.spyOn(video, "pause").mockImplementation(() => {});
}

test("BE-361: a film whose controls are not loaded yet is paused by its key", () => {
  const pause = play();
  performMediaKey("toggle");
  expect(pause).toHaveBeenCalledOnce();
});

test("BE-361: controls that handle the key handle it alone", () => {
  const pause = play((event) => event.preventDefault());
  performMediaKey("toggle");
  expect(pause).not.toHaveBeenCalled();
});
