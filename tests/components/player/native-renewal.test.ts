import { beforeEach, expect, test, vi } from "vitest";
import { type EngineState, initialEngineState } from "@/lib/playback/engine/engine";
import { startNativeDriver } from "@/lib/playback/engine/native-driver";
import { nextPlaybackState, type PlaybackEvent } from "@/lib/playback/engine/playback-state";
import {
  createMediaUrlRenewal,
  type MediaUrlRenewalResponse,
} from "@/lib/playback/engine/media-url-renewal";
import { installMediaElement, updateMedia } from "../support/media-element";

const hls = (pass: string) => `https://media.example/signed/${pass}/reels/sea~9/master.m3u8`;
const signed = (pass: string, leftS: number) => ({
  hls: hls(pass),
  captions: [],
  endsAt: Date.now() + leftS * 1000,
});

beforeEach(() => {
  vi.useFakeTimers();
  installMediaElement();
  return () => void vi.useRealTimers();
});

/** A film that the browser itself plays, and the site's responses to renewals. */
function start(
  leftS: number,
  renew: () => MediaUrlRenewalResponse,
  more: { isLive?: boolean } = {},
) {
  const video = document.createElement("video");
  const state: EngineState = { ...initialEngineState };
  const store = {
    read: () => state,
    set: () => undefined,
    reportCaptions: () => undefined,
    dispatch: (event: PlaybackEvent) => {
      state.playbackState = nextPlaybackState(state.playbackState, event);
    },
    subscribe: () => () => undefined,
  };
  const renewal = createMediaUrlRenewal(signed("a", leftS), async () => renew());
  const source = { address: hls("a"), isLive: false, renewal, ...more };
  const driver = startNativeDriver(video, source, store);
  return { video, state, driver };
}

test("a film continues at its position and rate with new URLs before the old ones expire", async () => {
  const { video } = start(100, () => ({ addresses: signed("b", 600) }));
  await video.play();
  video.playbackRate = 1.5;
  video.currentTime = 42;
  updateMedia(video, {}, "timeupdate");
  await vi.advanceTimersByTimeAsync(80_000);
  expect(video.src).toBe(hls("b"));
  video.currentTime = 0;
  updateMedia(video, {}, "loadedmetadata");
  expect(video.currentTime).toBe(42);
  expect([video.paused, video.playbackRate]).toEqual([false, 1.5]);
});

test("a paused film requests no renewal, and stays paused when it is sought after the expiry", async () => {
  let renewalCount = 0;
  const renew = () => ({ addresses: signed(`b${(renewalCount += 1)}`, 600) });
  const { video } = start(100, renew);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(renewalCount).toBe(0);
  video.currentTime = 30;
  await vi.advanceTimersByTimeAsync(100);
  expect([renewalCount, video.src, video.paused]).toEqual([1, hls("b1"), true]);
});

test("a live stream continues with the same delay", async () => {
  const { video } = start(100, () => ({ addresses: signed("b", 600) }), { isLive: true });
  await video.play();
  updateMedia(video, { seekable: [0, 1000] });
  video.currentTime = 700;
  await vi.advanceTimersByTimeAsync(80_000);
  updateMedia(video, { seekable: [0, 50] });
  updateMedia(video, { seekable: [0, 900] }, "loadedmetadata");
  expect(video.currentTime).toBe(600);
});

test("an error renews the URLs, twice at most without progress", async () => {
  let renewalCount = 0;
  const { video, state } = start(600, () => ({
    addresses: signed(`b${(renewalCount += 1)}`, 600),
  }));
  for (let turn = 0; turn < 9; turn += 1) {
    updateMedia(video, {}, "error");
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect([renewalCount, state.playbackState]).toEqual([2, "broken"]);
});

// docs/behaviour.md BE-415
test("a live event that the browser itself cannot open is opened again until it is there", async () => {
  const { video, state } = start(600, () => ({}), { isLive: true });
  const load = vi.spyOn(video, "load");
  for (let turn = 0; turn < 12; turn += 1) {
    updateMedia(video, { error: { code: 4 } }, "error");
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(state.playbackState).toBe("waitingForStart");
  expect(load.mock.calls.length).toBeGreaterThan(8);
});
