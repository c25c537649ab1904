import { recoverCaptionFiles } from "./recover-caption-files.ts";
import {
  type PlaybackDriver,
  type PlaybackEngine,
  type EngineState,
  type EngineStore,
  initialEngineState,
  type PlaybackSource,
  type StartDriver,
} from "./engine.ts";
import { refreshTrackUrls } from "./refresh-track-urls.ts";
import { findHlsDriver } from "./hls-driver.ts";
import { startNativeDriver } from "./native-driver.ts";
import { onOnline } from "./on-online.ts";
import { nextPlaybackState } from "./playback-state.ts";

const hlsType = "application/vnd.apple.mpegurl";

/**
 * Starts to load a film into `video` immediately: with hls.js if there are Media Source Extensions, else with the
 * browser's HLS (hls.js is then not loaded).
 */
export function startEngine(video: HTMLVideoElement, source: PlaybackSource): PlaybackEngine {
  const store = createEngineStore();
  let driver: PlaybackDriver | undefined;
  let isDestroyed = false;
  const start = async () => {
    try {
      const startDriver = await chooseDriver(video);
      if (isDestroyed || driver) return;
      if (startDriver) driver = startDriver(video, source, store);
      else store.dispatch({ type: "faulted", state: "unsupported" });
    } catch {
      store.dispatch({ type: "faulted", state: "retrying" });
    }
  };
  const { renewal } = source;
  const stopReporting = reportElement(video, store);
  const stopWatching = recoverCaptionFiles(video, store, renewal);
  const stopFollowing = renewal && refreshTrackUrls(video, renewal);
  const stopListening = onOnline(() => {
    if (!driver && store.read().playbackState === "retrying") void start();
  });
  void start();
  return {
    read: store.read,
    subscribe: store.subscribe,
    chooseLevel: (index) => driver?.chooseLevel(index),
    chooseAudio: (id) => driver?.chooseAudio(id),
    liveEdge: () => driver?.liveEdge(),
    retry: () => (driver ? driver.retry() : void start()),
    presentAddress: (address) => renewal?.translate(address) ?? address,
    takeAddresses: (addresses) => renewal?.take(addresses),
    destroy: () => {
      isDestroyed = true;
      stopReporting();
      stopWatching();
      stopFollowing?.();
      stopListening();
      driver?.destroy();
    },
  };
}

async function chooseDriver(video: HTMLVideoElement): Promise<StartDriver | undefined> {
  if ("MediaSource" in window || "ManagedMediaSource" in window) {
    const hlsDriver = await findHlsDriver(video);
    if (hlsDriver) return hlsDriver;
  }
  return video.canPlayType(hlsType) === "" ? undefined : startNativeDriver;
}

/** Reports what the element does to the state of playback. Returns a function that stops it. */
function reportElement(video: HTMLVideoElement, store: EngineStore): () => void {
  const stopping = new AbortController();
  for (const [event, type] of elementEvents) {
    video.addEventListener(event, () => store.dispatch({ type }), { signal: stopping.signal });
  }
  // A fault may be over while buffered media plays, of which the element sends no other event.
  const checkPlaying = () => {
    const isPlaying = !video.paused && !video.seeking && video.readyState >= haveFutureData;
    const { playbackState } = store.read();
    if (isPlaying && playbackState === "loading") store.dispatch({ type: "started" });
  };
  video.addEventListener("timeupdate", checkPlaying, { signal: stopping.signal });
  checkPlaying();
  return () => stopping.abort();
}

const haveFutureData = 3;
const elementEvents = [
  ["playing", "started"],
  ["waiting", "starved"],
  ["ended", "ended"],
  ["seeking", "sought"],
] as const;

/** A store with nothing loaded. A `set` that changes nothing calls no subscriber. */
function createEngineStore(): EngineStore {
  const listeners = new Set<() => void>();
  let state = initialEngineState;
  const update = (change: Partial<EngineState>) => {
    const next = { ...state, ...change };
    const isSame = (Object.keys(next) as (keyof EngineState)[]).every(
      (name) => next[name] === state[name],
    );
    if (isSame) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    set: update,
    reportCaptions: (track, fault) => {
      if (state.captionFaults.get(track) === fault) return;
      const captionFaults = new Map(state.captionFaults);
      if (fault) captionFaults.set(track, fault);
      else captionFaults.delete(track);
      update({ captionFaults });
    },
    dispatch: (event) => update({ playbackState: nextPlaybackState(state.playbackState, event) }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
