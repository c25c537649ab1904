import { beforeEach, expect, test, vi } from "vitest";
import type { EngineState } from "@/lib/playback/engine/engine";
import { nativeDriver } from "@/lib/playback/engine/native-driver";
import { createRenewal, type RenewalResponse } from "@/lib/playback/engine/renewal";
import { installMediaElement, tell } from "../support/media-element";

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

/** A film that the browser itself plays, and what the site answers when it is asked for addresses. */
function start(leftS: number, ask: () => RenewalResponse, more: { isLive?: boolean } = {}) {
  const video = document.createElement("video");
  const state: EngineState = { levels: [], chosen: -1, showing: -1 };
  const store = {
    read: () => state,
    set: (change: Partial<EngineState>) => void Object.assign(state, change),
    subscribe: () => () => undefined,
  };
  const renewal = createRenewal(signed("a", leftS), async () => ask());
  const source = { address: hls("a"), isLive: false, renewal, ...more };
  const driver = nativeDriver(video, source, store);
  return { video, state, driver };
}

test("a film goes on at its second and rate by new addresses before the old ones end", async () => {
  const { video } = start(100, () => ({ addresses: signed("b", 600) }));
  await video.play();
  video.playbackRate = 1.5;
  video.currentTime = 42;
  tell(video, {}, "timeupdate");
  await vi.advanceTimersByTimeAsync(80_000);
  expect(video.src).toBe(hls("b"));
  video.currentTime = 0;
  tell(video, {}, "loadedmetadata");
  expect(video.currentTime).toBe(42);
  expect([video.paused, video.playbackRate]).toEqual([false, 1.5]);
});

test("a film that is paused asks for nothing, and stays paused when it is sought after the end", async () => {
  let asked = 0;
  const answer = () => ({ addresses: signed(`b${(asked += 1)}`, 600) });
  const { video } = start(100, answer);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(asked).toBe(0);
  video.currentTime = 30;
  await vi.advanceTimersByTimeAsync(100);
  expect([asked, video.src, video.paused]).toEqual([1, hls("b1"), true]);
});

test("a live stream goes on as far behind its end as it was", async () => {
  const { video } = start(100, () => ({ addresses: signed("b", 600) }), { isLive: true });
  await video.play();
  tell(video, { seekable: [0, 1000] });
  video.currentTime = 700;
  await vi.advanceTimersByTimeAsync(80_000);
  tell(video, { seekable: [0, 50] });
  tell(video, { seekable: [0, 900] }, "loadedmetadata");
  expect(video.currentTime).toBe(600);
});

test("an error is answered by new addresses, twice at most without progress", async () => {
  let asked = 0;
  const { video, state } = start(600, () => ({ addresses: signed(`b${(asked += 1)}`, 600) }));
  for (let turn = 0; turn < 5; turn += 1) {
    tell(video, {}, "error");
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect([asked, state.error]).toEqual([2, "broken"]);
});
