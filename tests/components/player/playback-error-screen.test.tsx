import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PlaybackErrorScreen } from "@/components/player/playback-error-screen";
import { PlayerPartsContext } from "@/components/player/player-parts";
import type { PlaybackState } from "@/lib/playback/engine/playback-state";
import { idleEngine } from "../support/idle-engine";
import { renderSite } from "../support/render-site";

type Shown = {
  playbackState?: PlaybackState;
  readyState?: number;
  error?: { code: number } | null;
  isStarted?: boolean;
};

/** The screen over a film; by default it has loaded media, and its engine has given up. */
function showFilm(shown: Shown) {
  const { playbackState = "broken", readyState = 3, error = null, isStarted = true } = shown;
  const engine = idleEngine({ playbackState });
  const video = document.createElement("video");
  Object.defineProperties(video, { readyState: { value: readyState }, error: { value: error } });
  const playback = { hls: "https://media.example/a.m3u8", captions: [], chapters: [] };
  const film = { token: "film", playback, title: "Film", isLive: false };
  renderSite(
    <PlayerPartsContext value={{ root: document.body, video, engine, ...film }}>
      <PlaybackErrorScreen isStarted={isStarted} />
    </PlayerPartsContext>,
  );
}

test("a film whose element has an error says so, although media is loaded", () => {
  showFilm({ error: { code: 3 } });
  expect(screen.getByRole("alert").textContent).toContain("This video can’t be played");
});

test("a film that has media left to play says nothing", () => {
  showFilm({});
  expect(screen.queryByRole("alert")).toBeNull();
});

// docs/behaviour.md BE-415: the start button would move away from under a press.
test("a live event without a stream yet says nothing before the first play", () => {
  showFilm({ playbackState: "waitingForStart", readyState: 0, isStarted: false });
  expect(screen.queryByRole("status")).toBeNull();
});

test("a film that is missing says so before the first play", () => {
  showFilm({ playbackState: "missing", readyState: 0, isStarted: false });
  expect(screen.getByRole("alert").textContent).toContain("This video isn’t available right now");
});
