import { act, cleanup } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { updateMedia } from "../support/media-element";
import { usePlayer, watch } from "../support/show-player";

usePlayer();

const next = { token: "reed-time", title: "Reed Time", href: "/video/reed-time", follows: true };
const actions = new Map<string, MediaSessionActionHandler>();
const session = {
  metadata: null as MediaMetadataInit | null,
  playbackState: "none",
  position: undefined as MediaPositionState | undefined,
  setActionHandler: (name: string, act: MediaSessionActionHandler | null) => {
    if (name === "previoustrack") throw new TypeError("not known to this browser");
    if (act) actions.set(name, act);
    else actions.delete(name);
  },
  setPositionState: (state?: MediaPositionState) => {
    session.position = state;
  },
};
const press = (action: MediaSessionAction, more = {}) =>
  act(() => actions.get(action)?.({ action, ...more }));

beforeEach(() => {
  actions.clear();
  Object.defineProperty(navigator, "mediaSession", { configurable: true, value: session });
  vi.stubGlobal(
    "MediaMetadata",
    class {
      title = "";
      constructor(facts: MediaMetadataInit) {
        Object.assign(this, facts);
      }
    },
  );
});

test("the lock screen has title, channel and pictures of several sizes", async () => {
  await watch({ poster: "https://media.example/a-{w}.webp" });
  expect(session.metadata).toMatchObject({
    title: "Blue Hour",
    artist: "Meridian",
    artwork: [
      { src: "https://media.example/a-320.webp", sizes: "320x180" },
      { src: "https://media.example/a-640.webp", sizes: "640x360" },
      { src: "https://media.example/a-1280.webp", sizes: "1280x720" },
    ],
  });
});

test("media keys pause, play and seek", async () => {
  const video = await watch();
  press("pause");
  expect([video.paused, session.playbackState]).toEqual([true, "paused"]);
  press("play");
  expect([video.paused, session.playbackState]).toEqual([false, "playing"]);
  video.currentTime = 50;
  press("seekforward");
  expect(video.currentTime).toBe(60);
  press("seekbackward", { seekOffset: 30 });
  expect(video.currentTime).toBe(30);
  press("seekto", { seekTime: 7 });
  expect(video.currentTime).toBe(7);
});

test("the key for the next track opens the next film", async () => {
  const follow = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener("click", follow, { once: true });
  await watch({ next });
  press("nexttrack");
  expect(follow.mock.calls[0]?.[0].target).toHaveProperty("pathname", "/video/reed-time");
});

test("without a next film there is no such key", async () => {
  await watch();
  expect(actions.has("nexttrack")).toBe(false);
});

test("position, length and speed are reported", async () => {
  const video = await watch();
  act(() => void (video.currentTime = 42));
  updateMedia(video, { playbackRate: 1.5 } as object, "ratechange");
  expect(session.position).toEqual({ duration: 100, position: 42, playbackRate: 1.5 });
});

test("a live stream has no position", async () => {
  session.position = undefined;
  await watch({ state: "live" });
  expect(session.position).toBeUndefined();
  expect(actions.has("seekto")).toBe(false);
  expect(actions.has("pause")).toBe(true);
});

test("all data is cleared when the film ends", async () => {
  await watch();
  cleanup();
  expect([session.metadata, session.playbackState, actions.size]).toEqual([null, "none", 0]);
});
