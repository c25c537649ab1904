import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Hls, { type ErrorData } from "hls.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EngineState, initialEngineState } from "@/lib/playback/engine/engine";
import { createHlsConfig } from "@/lib/playback/engine/hls-config";
import { manageHlsAudioTracks } from "@/lib/playback/engine/hls-audio-tracks";
import { addHlsCaptionTracks } from "@/lib/playback/engine/hls-caption-tracks";
import { trackPlayIntent } from "@/lib/playback/play-intent";
import { installMediaElement } from "../support/media-element";

const described = 'CHARACTERISTICS="public.accessibility.describes-video"';
const master = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="en.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Deutsch",LANGUAGE="de",URI="de.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English AD",LANGUAGE="en",${described},URI="ad.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="s-en.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Dansk",LANGUAGE="da",URI="s-da.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Forced",LANGUAGE="da",FORCED=YES,URI="s-f.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=90000,CODECS="avc1.42c00d,mp4a.40.2",AUDIO="a",SUBTITLES="s"
video.m3u8
`;
const playlist = "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n0.m4s\n#EXT-X-ENDLIST\n";

// jsdom has none, and nothing is attached here.
const anyMedia = class extends EventTarget {
  static isTypeSupported = () => true;
};
const closers: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("MediaSource", anyMedia);
  installMediaElement();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  document.documentElement.lang = "";
});

/** hls.js and the player's tracks before a server that sends this master playlist. */
async function start() {
  const requests: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    requests.push(url.slice(1));
    response.setHeader("access-control-allow-origin", "*");
    response.end(url === "/master.m3u8" ? master : playlist);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/master.m3u8`;
  const hls = new Hls({ ...createHlsConfig({ address, isLive: false }), enableWorker: false });
  const video = document.createElement("video");
  let state: EngineState = initialEngineState;
  const faults = new Map<TextTrack, string>();
  const store = {
    read: () => state,
    set: (change: Partial<EngineState>) => void (state = { ...state, ...change }),
    reportCaptions: (track: TextTrack, fault: string | undefined) =>
      void (fault ? faults.set(track, fault) : faults.delete(track)),
    dispatch: () => undefined,
    subscribe: () => () => undefined,
  };
  const running = { Hls, hls, intent: trackPlayIntent(video) };
  const captions = addHlsCaptionTracks(video, running, store);
  const audio = manageHlsAudioTracks(running, store);
  closers.push(() => {
    captions.stop();
    hls.destroy();
    server.close();
    server.closeAllConnections();
  });
  hls.loadSource(address);
  await expect.poll(() => video.querySelectorAll("track").length, { timeout: 6_000 }).toBe(2);
  const tracks = () => [...video.querySelectorAll("track")].map(({ track }) => track);
  return { hls, video, requests, faults, captions, audio, tracks, state: () => state };
}

const playing = ({ hls }: { hls: Hls }) => hls.audioTracks[hls.audioTrack]?.name;

// docs/behaviour.md BE-452
test("the sounds of a stream are listed, described ones by their kind", async () => {
  const { state } = await start();
  const listed = state().audioTracks.map(({ label, lang, kind }) => [label, lang, kind]);
  expect(listed).toEqual([
    ["English", "en", "main"],
    ["Deutsch", "de", "main"],
    ["English AD", "en", "description"],
  ]);
});

test.each([
  ["the default", "ja", undefined, "English"],
  ["the page's language", "de", undefined, "Deutsch"],
  ["the viewer's choice", "de", { lang: "en", label: "English AD" }, "English AD"],
])("a stream starts with the sound of %s, and loads no other", async (_, lang, audio, name) => {
  document.documentElement.lang = lang;
  localStorage.setItem("mq_player", JSON.stringify({ audio }));
  const stream = await start();
  expect(playing(stream)).toBe(name);
  const files = ["en.m3u8", "de.m3u8", "ad.m3u8"];
  const loaded = () => stream.requests.filter((file) => files.includes(file));
  await expect.poll(loaded, { timeout: 6_000 }).toHaveLength(1);
});

test("another sound is played when it is chosen", async () => {
  const stream = await start();
  const german = stream.state().audioTracks.find(({ lang }) => lang === "de");
  stream.audio.choose(german?.id ?? "");
  expect(playing(stream)).toBe("Deutsch");
  expect(stream.state().audioTrack).toBe(german?.id);
});

test("a sound whose playlist fails is replaced and reported", async () => {
  document.documentElement.lang = "de";
  const stream = await start();
  const details = Hls.ErrorDetails.AUDIO_TRACK_LOAD_ERROR;
  expect(stream.audio.recover({ details })).toBe(true);
  expect(playing(stream)).toBe("English");
  expect(stream.state().audioFault).toContain("Deutsch");
});

// docs/behaviour.md BE-453
test("the subtitles of a stream are captions, without forced ones, and none loads unchosen", async () => {
  const { hls, tracks, requests } = await start();
  expect(tracks().map(({ label, language }) => [label, language])).toEqual([
    ["English", "en"],
    ["Dansk", "da"],
  ]);
  expect([hls.subtitleTrack, requests.filter((file) => file.startsWith("s-"))]).toEqual([-1, []]);
  for (const track of tracks()) track.mode = track.language === "da" ? "showing" : "disabled";
  expect(hls.subtitleTracks[hls.subtitleTrack]?.name).toBe("Dansk");
});

test("subtitles whose playlist fails are reported, and the film plays on without them", async () => {
  const { hls, tracks, captions, faults } = await start();
  const [english] = tracks();
  if (english) english.mode = "showing";
  const context = { type: "subtitleTrack" } as ErrorData["context"];
  expect(captions.recover({ context })).toBe(true);
  expect(hls.subtitleTrack).toBe(-1);
  expect([...faults]).toEqual([[english, "failed"]]);
});

test("captions in the video get a track with their first words", async () => {
  class Cue {
    id: string;
    constructor(id: string) {
      this.id = id;
    }
  }
  vi.stubGlobal("VTTCue", Cue);
  const { hls, video } = await start();
  const added: unknown[] = [];
  Object.defineProperty(HTMLTrackElement.prototype, "track", {
    configurable: true,
    value: {
      mode: "disabled",
      cues: {
        getCueById: (id: string) => added.find((cue) => cue instanceof Cue && cue.id === id),
      },
      addCue: (cue: unknown) => void added.push(cue),
    },
  });
  const cues = [new Cue("1"), new Cue("1"), new Cue("2")];
  hls.trigger(Hls.Events.CUES_PARSED, { type: "captions", cues, track: "textTrack1" });
  expect(video.querySelectorAll("track[kind=captions]")).toHaveLength(1);
  expect(added).toHaveLength(2);
});

test("the captions of a stream leave the element with it", async () => {
  const { video, captions } = await start();
  captions.stop();
  expect(video.querySelectorAll("track")).toHaveLength(0);
});
