import type Hls from "hls.js";
import { trackPlayIntent } from "../play-intent.ts";
import { automaticQuality } from "../quality-levels.ts";
import type { PlaybackDriver, EngineStore, PlaybackSource, StartDriver } from "./engine.ts";
import { fullBufferS, hlsScriptUrl, createHlsConfig } from "./hls-config.ts";
import { startHlsRecovery } from "./hls-recovery.ts";
import { renewHlsUrls } from "./hls-url-renewal.ts";
import { completeOpenPlaylists } from "./complete-open-playlists.ts";
import { type RunningHls, takeRunningHls } from "./running-hls.ts";
import { manageHlsAudioTracks } from "./hls-audio-tracks.ts";
import { addHlsCaptionTracks } from "./hls-caption-tracks.ts";

/** A driver that loads the film with hls.js; `undefined` where hls.js is not supported. */
export async function findHlsDriver(video: HTMLVideoElement): Promise<StartDriver | undefined> {
  const early = await takeRunningHls(video);
  if (early) {
    return (_, source, store) => {
      const driver = hlsDriver(video, source, store, early);
      if (!early.hls.media) early.hls.attachMedia(video);
      return driver;
    };
  }
  const Hls = await loadHls();
  if (!Hls.isSupported()) return undefined;
  return (_, source, store) => {
    const hls = new Hls(createHlsConfig(source));
    const intent = trackPlayIntent(video);
    hls.on(Hls.Events.MEDIA_ATTACHED, intent.resume);
    const driver = hlsDriver(video, source, store, { Hls, hls, intent });
    hls.loadSource(source.address);
    hls.attachMedia(video);
    return driver;
  };
}

/** The same file that the page has prefetched. Rejects when it can't be fetched. */
async function loadHls(): Promise<typeof Hls> {
  const file: { default: typeof Hls } = await import(/* turbopackIgnore: true */ hlsScriptUrl);
  return file.default;
}

function hlsDriver(
  video: HTMLVideoElement,
  source: PlaybackSource,
  store: EngineStore,
  running: RunningHls,
): PlaybackDriver {
  const { hls, intent } = running;
  if (source.renewal) renewHlsUrls(hls, source.renewal);
  if (!source.isLive) completeOpenPlaylists(hls);
  const captions = addHlsCaptionTracks(video, running, store);
  const audio = manageHlsAudioTracks(running, store);
  const recovery = startHlsRecovery(video, running, source, store, (data) =>
    [captions, audio].some(({ recover }) => recover(data)),
  );
  const fillBuffer = () => {
    hls.config.maxMaxBufferLength = fullBufferS;
    hls.capLevelToPlayerSize = true;
  };
  if (!video.paused) fillBuffer();
  video.addEventListener("play", fillBuffer, { once: true });
  reportLevels(running, store);
  offerAirPlay(video, running, source);
  return {
    chooseLevel: (index) => {
      hls.nextLevel = index;
      store.set({ chosen: hls.autoLevelEnabled ? automaticQuality : hls.manualLevel });
    },
    chooseAudio: audio.choose,
    liveEdge: () => hls.liveSyncPosition ?? undefined,
    retry: recovery.retry,
    destroy: () => {
      recovery.stop();
      captions.stop();
      intent.forget();
      video.removeEventListener("play", fillBuffer);
      hls.destroy();
    },
  };
}

/** Keeps the store's renditions up to date, starting with those that hls.js knows already. */
function reportLevels({ Hls: { Events }, hls }: RunningHls, store: EngineStore): void {
  const setLevels = () =>
    store.set({
      levels: hls.levels.map(({ width, height, bitrate }, index) => ({
        index,
        width,
        height,
        bitrate,
      })),
    });
  if (hls.levels.length > 0) setLevels();
  store.set({ showing: hls.currentLevel });
  hls.on(Events.MANIFEST_PARSED, setLevels);
  hls.on(Events.LEVELS_UPDATED, setLevels);
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) => store.set({ showing: level }));
}

/**
 * Safari can't send a media source over AirPlay. Once the first source is open, the playlist is added
 * as a second one, which it can send. Does nothing in other browsers.
 */
function offerAirPlay(
  video: HTMLVideoElement,
  { Hls, hls }: RunningHls,
  { address, renewal }: PlaybackSource,
): void {
  if (!("webkitShowPlaybackTargetPicker" in video)) return;
  const offer = () => {
    if (!video.querySelector("source")) return;
    const source = document.createElement("source");
    source.type = "application/x-mpegURL";
    source.src = renewal?.translate(address) ?? address;
    video.append(source);
    video.disableRemotePlayback = false;
  };
  if (video.readyState > 0) offer();
  hls.on(Hls.Events.MEDIA_ATTACHED, offer);
}
