import { afterEach, expect, test, vi } from "vitest";
import { pressMedia } from "../../../components/remote/press-media";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A film that runs; what hears the player's keys is there, or not yet. */
function play(hears: (event: Event) => void = () => {}) {
  document.body.innerHTML = "<div data-player><video></video></div>";
  const video = document.querySelector("video");
  if (!video) throw new Error("no film");
  vi.spyOn(video, "paused", "get").mockReturnValue(false);
  document.querySelector("[data-player]")?.addEventListener("keydown", hears);
  return vi.spyOn(video, "pause").mockImplementation(() => {});
}

test("BE-361: a film whose controls are not there yet is paused by its key", () => {
  const pause = play();
  pressMedia("toggle");
  expect(pause).toHaveBeenCalledOnce();
});

test("BE-361: where the controls hear the key, it is theirs alone", () => {
  const pause = play((event) => event.preventDefault());
  pressMedia("toggle");
  expect(pause).not.toHaveBeenCalled();
});
