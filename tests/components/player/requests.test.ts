import { expect, test } from "vitest";
import { initialEngineState } from "@/lib/playback/engine/engine";
import {
  seekToLiveEdge,
  playFrom,
  requestPause,
  requestPlay,
  seekTo,
} from "@/components/player/media/playback-requests";
import type { PlayerParts } from "@/components/player/player-parts";

type Facts = {
  currentTime?: number;
  readyState?: number;
  duration?: number;
  ended?: boolean;
  seekable?: [number, number];
};

/** The parts of a player whose element has this state, because jsdom plays nothing. */
function player(facts: Facts, more: Partial<PlayerParts> & { dvr?: boolean } = {}) {
  const video = document.createElement("video");
  const [start, end] = facts.seekable ?? [0, 0];
  const seekable = { length: facts.seekable ? 1 : 0, start: () => start, end: () => end };
  const played: number[] = [];
  const say = (values: object) => {
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(video, name, { configurable: true, writable: true, value });
    }
  };
  const play = async () => void played.push(video.currentTime);
  say({ currentTime: 0, readyState: 4, duration: 100, ended: false, ...facts, seekable, play });
  const parts: PlayerParts = {
    root: document.body,
    video,
    token: "film",
    engine: {
      read: () => ({ ...initialEngineState, playbackState: "playing" as const }),
      subscribe: () => () => undefined,
      chooseLevel: () => undefined,
      chooseAudio: () => undefined,
      retry: () => undefined,
      presentAddress: (address) => address,
      takeAddresses: () => undefined,
      liveEdge: () => undefined,
      destroy: () => undefined,
    },
    playback: { hls: "https://media.example/a.m3u8", captions: [], chapters: [], dvr: more.dvr },
    title: "Film",
    isLive: false,
    ...more,
  };
  return { parts, video, played, say };
}

test("a seek stays inside the film", () => {
  const { parts, video } = player({});
  seekTo(parts, 90);
  expect(video.currentTime).toBe(90);
  seekTo(parts, -5);
  expect(video.currentTime).toBe(0);
});

test("a seek to the end of a film plays its last moment", () => {
  const { parts, video, played } = player({});
  seekTo(parts, 250);
  expect(video.currentTime).toBe(99.95);
  expect(played).toEqual([99.95]);
});

test("an ended film plays again from a position that is sought, and not from its end", () => {
  const { parts, played } = player({ ended: true });
  seekTo(parts, 110);
  expect(played).toEqual([]);
  seekTo(parts, 90);
  expect(played).toEqual([90]);
});

test("a film whose end is still being sought plays from a later seek position", () => {
  const { parts, played } = player({ currentTime: 99.95 });
  seekTo(parts, 90);
  expect(played).toEqual([90]);
});

test("the last request during a seek is repeated after the seek", () => {
  const { parts, video, played, say } = player({});
  const pauses: number[] = [];
  say({ seeking: true, pause: () => pauses.push(video.currentTime) });
  requestPlay(video);
  requestPause(video);
  video.dispatchEvent(new Event("seeked"));
  video.dispatchEvent(new Event("seeked"));
  expect({ played, pauses }).toEqual({ played: [0], pauses: [0, 0] });
  seekTo(parts, 250);
  video.dispatchEvent(new Event("seeked"));
  expect(played).toEqual([0, 99.95, 99.95]);
});

test("a film that plays on after a seek to its end is not played a second time", () => {
  const { parts, video, played, say } = player({});
  say({ seeking: true, paused: false });
  seekTo(parts, 250);
  video.dispatchEvent(new Event("seeked"));
  expect(played).toEqual([99.95]);
});

test("a film that has not loaded begins at the position that was chosen last", () => {
  const { parts, video, say } = player({ readyState: 0, duration: Number.NaN });
  playFrom(parts, 30);
  playFrom(parts, 60);
  expect(video.currentTime).toBe(0);
  say({ readyState: 1, duration: 100 });
  video.dispatchEvent(new Event("loadedmetadata"));
  expect(video.currentTime).toBe(60);
});

test("a film whose length arrives after its metadata begins at the chosen position", () => {
  const { parts, video, say } = player({ readyState: 1, duration: Number.POSITIVE_INFINITY });
  playFrom(parts, 60);
  expect(video.currentTime).toBe(0);
  say({ duration: 100 });
  video.dispatchEvent(new Event("durationchange"));
  expect(video.currentTime).toBe(60);
  video.currentTime = 70;
  video.dispatchEvent(new Event("durationchange"));
  expect(video.currentTime).toBe(70);
});

test("a live stream without rewind stays at its live edge with every key", () => {
  const { parts, video } = player({ seekable: [10, 70] }, { isLive: true, dvr: false });
  video.currentTime = 65;
  seekTo(parts, 55);
  expect(video.currentTime).toBe(65);
  seekToLiveEdge(parts);
  expect(video.currentTime).toBe(70);
});

test("a live stream without the setting can be rewound", () => {
  const { parts, video } = player({ seekable: [10, 70] }, { isLive: true });
  seekTo(parts, 20);
  expect(video.currentTime).toBe(20);
});
