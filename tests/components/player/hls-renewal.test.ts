import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Hls from "hls.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { initialEngineState } from "@/lib/playback/engine/engine";
import { createHlsConfig } from "@/lib/playback/engine/hls-config";
import { startHlsRecovery } from "@/lib/playback/engine/hls-recovery";
import { renewHlsUrls } from "@/lib/playback/engine/hls-url-renewal";
import {
  nextPlaybackState,
  type PlaybackEvent,
  type PlaybackState,
} from "@/lib/playback/engine/playback-state";
import {
  createMediaUrlRenewal,
  type MediaUrlRenewalResponse,
} from "@/lib/playback/engine/media-url-renewal";
import { trackPlayIntent } from "@/lib/playback/play-intent";

const master =
  '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=400000,CODECS="avc1.42c00d",RESOLUTION=426x240\n240p.m3u8\n';
const list = (isLive: boolean) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1,\nsea/0.ts\n${isLive ? "" : "#EXT-X-ENDLIST\n"}`;

// jsdom has none, and nothing is attached here.
const anyMedia = class extends EventTarget {
  static isTypeSupported = () => true;
};
beforeEach(() => void vi.stubGlobal("MediaSource", anyMedia));

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A provider that accepts only some passes, and hls.js in front of it with the site's renewals. */
async function start(
  renewals: MediaUrlRenewalResponse[],
  more: { isLive?: boolean; leftS?: number } = {},
) {
  const { isLive = false, leftS = 600 } = more;
  const open = new Set<string>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const [, , pass = "", , , ...rest] = (request.url ?? "").split("/");
    const [file, isOpen] = [rest.join("/"), open.has(pass)];
    requests.push(`${pass} ${file} ${isOpen ? 200 : 403}`);
    response.writeHead(isOpen ? 200 : 403, { "Access-Control-Allow-Origin": "*" });
    response.end(isOpen ? (file === "master.m3u8" ? master : list(isLive)) : "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const signed = (pass: string, holdsS: number) => ({
    hls: `http://127.0.0.1:${port}/signed/${pass}/reels/sea~9/master.m3u8`,
    captions: [],
    endsAt: Date.now() + holdsS * 1000,
  });
  let times = 0;
  const renewal = createMediaUrlRenewal(signed("a", leftS), async () => {
    const renewal = renewals[Math.min(times, renewals.length - 1)] ?? {};
    times += 1;
    return renewal.isDenied ? renewal : { addresses: signed("b", 600) };
  });
  const hls = new Hls({
    ...createHlsConfig({ address: "", isLive }),
    enableWorker: false,
    startFragPrefetch: false,
  });
  renewHlsUrls(hls, renewal);
  const errors: string[] = [];
  const state: { playbackState: PlaybackState } = { playbackState: "loading" };
  const store = {
    read: () => ({ ...initialEngineState, ...state }),
    set: () => undefined,
    reportCaptions: () => undefined,
    dispatch: (event: PlaybackEvent) => {
      state.playbackState = nextPlaybackState(state.playbackState, event);
    },
    subscribe: () => () => undefined,
  };
  const source = { address: signed("a", 0).hls, isLive, renewal };
  const video = document.createElement("video");
  const intent = trackPlayIntent(video);
  const recovery = startHlsRecovery(video, { Hls, hls, intent }, source, store);
  hls.on(Hls.Events.ERROR, (_, { details, fatal }) => void (fatal && errors.push(details)));
  closers.push(() => {
    recovery.stop();
    hls.destroy();
    server.close();
    server.closeAllConnections();
  });
  const load = () => hls.loadSource(source.address);
  return { hls, open, requests, errors, state, load, renewalCount: () => times };
}

async function until(check: () => boolean): Promise<void> {
  await expect.poll(check, { timeout: 6_000 }).toBe(true);
}

test("a playlist with an expired URL is requested only by the current URL", async () => {
  const film = await start([{}], { leftS: -1 });
  film.open.add("b");
  film.load();
  await until(() => film.requests.some((one) => one.startsWith("b 240p.m3u8")));
  expect(film.requests.filter((one) => one.endsWith("403"))).toEqual([]);
  expect([film.renewalCount(), film.errors]).toEqual([1, []]);
});

test("a rejected URL is retried with the renewed one, without an error", async () => {
  const film = await start([{}]);
  film.open.add("b");
  film.load();
  await until(() => film.requests.some((one) => one === "b 240p.m3u8 200"));
  expect(film.requests[0]).toBe("a master.m3u8 403");
  expect([film.renewalCount(), film.errors, film.state.playbackState]).toEqual([1, [], "loading"]);
});

test("a live playlist continues with the current URL once the old one is rejected", async () => {
  const film = await start([{}], { isLive: true });
  film.open.add("a");
  film.load();
  await until(() => film.requests.filter((one) => one === "a 240p.m3u8 200").length > 1);
  film.open.delete("a");
  film.open.add("b");
  await until(() => film.requests.filter((one) => one === "b 240p.m3u8 200").length > 1);
  expect([film.renewalCount(), film.errors]).toEqual([1, []]);
});

test("a viewer without access causes no more requests", async () => {
  const film = await start([{ isDenied: true }]);
  film.load();
  await until(() => film.errors.length > 0);
  expect(film.renewalCount()).toBe(1);
  expect(film.requests.length).toBeLessThan(4);
  expect(film.state.playbackState).toBe("loading");
});
