import { waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { Player } from "@/components/player/player";
import { TextProvider } from "@/components/text-provider";
import { deviceProgressStorage } from "@/lib/playback/film-position-storage";
import { StoreProvider } from "@/store/store-provider";
import { updateMedia } from "../support/media-element";
import { hls, showPlayer, usePlayer } from "../support/show-player";

const address = vi.hoisted(() => ({ query: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(address.query) }));

usePlayer();
beforeEach(() => {
  address.query = "";
});

/** The position of a film once its metadata has loaded. */
async function startOf(query: string, shown: Parameters<typeof showPlayer>[0] = {}) {
  address.query = query;
  const video = await showPlayer(shown);
  await waitFor(() => expect(video.getAttribute("src")).toBe(hls));
  updateMedia(video, { duration: 100 }, "loadedmetadata");
  return video.currentTime;
}

const signedIn = { viewer: "ada", lengthS: 100 };

test("a film starts at the time in the URL", async () => {
  expect(await startOf("?t=95")).toBe(95);
});

test("a film starts at the time in the fragment of the URL", async () => {
  location.hash = "#t=1:30";
  expect(await startOf("", { resume_s: 12, watching: signedIn })).toBe(90);
  location.hash = "";
});

test("an open film goes to the time of a changed fragment", async () => {
  const video = await showPlayer();
  location.hash = "#t=42";
  await waitFor(() => expect(video.currentTime).toBe(42));
  location.hash = "";
});

test("the time in the URL has precedence over the saved position", async () => {
  expect(await startOf("?t=95", { resume_s: 12, watching: signedIn })).toBe(95);
  expect(await startOf("", { resume_s: 12, watching: signedIn })).toBe(12);
});

test.each([4, 95, 100, 1e9])(
  "a film that was left after %s of 100 seconds starts over",
  async (at) => {
    expect(await startOf("", { resume_s: at, watching: signedIn })).toBe(0);
  },
);

test("a film starts over if the channel does not offer to continue watching", async () => {
  expect(await startOf("", { resume_s: 12 })).toBe(0);
});

test("for a signed-out visitor a film resumes at the position saved on this device", async () => {
  deviceProgressStorage.save({ token: "blue-hour", time: 12, duration: 100, at: 1 });
  expect(await startOf("", { watching: {} })).toBe(12);
});

test("for a signed-in viewer positions of others on this device do not count", async () => {
  deviceProgressStorage.save({ token: "blue-hour", time: 12, duration: 100, at: 1 });
  expect(await startOf("", { watching: signedIn })).toBe(0);
});

test("a film that has become shorter than the saved position starts over", async () => {
  const watching = { viewer: "ada" };
  expect(await startOf("", { resume_s: 120, watching })).toBe(120);
  const video = document.querySelector("video");
  if (video) updateMedia(video, { duration: 100, played: [] }, "durationchange");
  expect(video?.currentTime).toBe(0);
});

test("a live stream starts at its live edge, whatever the URL or the saved position", async () => {
  expect(await startOf("?t=95", { state: "live" })).toBe(0);
  expect(await startOf("", { state: "live", resume_s: 12, watching: signedIn })).toBe(0);
});

test("the server-rendered page is the same for every time parameter", () => {
  const page = (query: string) => {
    address.query = query;
    const playback = { hls, captions: [], chapters: [] };
    return renderToStaticMarkup(
      <TextProvider locale="en" texts={{}}>
        <StoreProvider>
          <Player token="film" playback={playback} title="Blue Hour" state="vod" watching={{}} />
        </StoreProvider>
      </TextProvider>,
    );
  };
  expect(page("?t=95")).toBe(page(""));
});
