import { waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { Player } from "@/components/player/player";
import { TextProvider } from "@/components/text-provider";
import { watchingOnDevice } from "@/lib/playback/saved-films";
import { StoreProvider } from "@/store/store-provider";
import { tell } from "../support/media-element";
import { hls, showPlayer, usePlayer } from "../support/show-player";

const address = vi.hoisted(() => ({ query: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(address.query) }));

usePlayer();
beforeEach(() => {
  address.query = "";
});

/** Where a film stands once the browser knows it. */
async function startOf(query: string, shown: Parameters<typeof showPlayer>[0] = {}) {
  address.query = query;
  const video = await showPlayer(shown);
  await waitFor(() => expect(video.getAttribute("src")).toBe(hls));
  tell(video, { duration: 100 }, "loadedmetadata");
  return video.currentTime;
}

test("a film starts at the second that the address names", async () => {
  expect(await startOf("?t=95")).toBe(95);
});

const signedIn = { viewer: "ada", lengthS: 100 };

test("the address comes before the place where the viewer left off", async () => {
  expect(await startOf("?t=95", { resume_s: 12, watching: signedIn })).toBe(95);
  expect(await startOf("", { resume_s: 12, watching: signedIn })).toBe(12);
});

test.each([4, 95, 100, 1e9])(
  "a film that was left after %s of 100 seconds begins anew",
  async (at) => {
    expect(await startOf("", { resume_s: at, watching: signedIn })).toBe(0);
  },
);

test("a film begins anew where the channel does not offer to continue watching", async () => {
  expect(await startOf("", { resume_s: 12 })).toBe(0);
});

test("signed out, a film goes on where this device left it", async () => {
  watchingOnDevice.save({ token: "blue-hour", time: 12, duration: 100, at: 1 });
  expect(await startOf("", { watching: {} })).toBe(12);
});

test("signed in, what this device knows of others does not count", async () => {
  watchingOnDevice.save({ token: "blue-hour", time: 12, duration: 100, at: 1 });
  expect(await startOf("", { watching: signedIn })).toBe(0);
});

test("a film that has become shorter than where its viewer was begins anew", async () => {
  const watching = { viewer: "ada" };
  expect(await startOf("", { resume_s: 120, watching })).toBe(120);
  const video = document.querySelector("video");
  if (video) tell(video, { duration: 100, played: [] }, "durationchange");
  expect(video?.currentTime).toBe(0);
});

test("a live stream starts now, whatever second the address names and wherever it was left", async () => {
  expect(await startOf("?t=95", { state: "live" })).toBe(0);
  expect(await startOf("", { state: "live", resume_s: 12, watching: signedIn })).toBe(0);
});

test("the server's page is the same for every second", () => {
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
