import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PlaybackErrorScreen } from "@/components/player/playback-error-screen";
import { PlayerPartsContext } from "@/components/player/player-parts";
import { idleEngine } from "../support/idle-engine";
import { renderSite } from "../support/render-site";

/** The screen over a film that has loaded media, and whose engine has given up. */
function showBrokenFilm(error: { code: number } | null) {
  const engine = idleEngine({ playbackState: "broken" });
  const video = document.createElement("video");
  Object.defineProperties(video, { readyState: { value: 3 }, error: { value: error } });
  const playback = { hls: "https://media.example/a.m3u8", captions: [], chapters: [] };
  const film = { token: "film", playback, title: "Film", isLive: false };
  renderSite(
    <PlayerPartsContext value={{ root: document.body, video, engine, ...film }}>
      <PlaybackErrorScreen isStarted />
    </PlayerPartsContext>,
  );
}

test("a film whose element has an error says so, although media is loaded", () => {
  showBrokenFilm({ code: 3 });
  expect(screen.getByRole("alert").textContent).toContain("This video can’t be played");
});

test("a film that has media left to play says nothing", () => {
  showBrokenFilm(null);
  expect(screen.queryByRole("alert")).toBeNull();
});
