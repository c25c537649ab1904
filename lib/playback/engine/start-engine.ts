import { automatic } from "../quality.ts";
import type { Driver, Engine, EngineState, EngineStore, Source, StartDriver } from "./engine.ts";
import { followElement } from "./follow-element.ts";
import { findHlsDriver } from "./hls-driver.ts";
import { nativeDriver } from "./native-driver.ts";
import { onOnline } from "./network-retry.ts";

const hlsType = "application/vnd.apple.mpegurl";

/**
 * Starts to load a film into `video` immediately: with hls.js if there are Media Source Extensions, else with the
 * browser's HLS (hls.js is then not loaded).
 */
export function startEngine(video: HTMLVideoElement, source: Source): Engine {
  const store = createEngineStore();
  let driver: Driver | undefined;
  let isDestroyed = false;
  const start = async () => {
    store.set({ error: undefined });
    try {
      const startDriver = await chooseDriver(video);
      if (isDestroyed || driver) return;
      if (startDriver) driver = startDriver(video, source, store);
      else store.set({ error: "unsupported" });
    } catch {
      store.set({ error: "connection" });
    }
  };
  const { renewal } = source;
  const stopFollowing = renewal && followElement(video, renewal);
  const stopListening = onOnline(() => {
    if (!driver && store.read().error === "connection") void start();
  });
  void start();
  return {
    read: store.read,
    subscribe: store.subscribe,
    chooseLevel: (index) => driver?.chooseLevel(index),
    liveEdge: () => driver?.liveEdge(),
    retry: () => (driver ? driver.retry() : void start()),
    presentAddress: (address) => renewal?.translate(address) ?? address,
    takeAddresses: (addresses) => renewal?.take(addresses),
    destroy: () => {
      isDestroyed = true;
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
  return video.canPlayType(hlsType) === "" ? undefined : nativeDriver;
}

const initialState: EngineState = { levels: [], chosen: automatic, showing: -1 };

/** A store with nothing loaded. A `set` that changes nothing calls no subscriber. */
function createEngineStore(): EngineStore {
  const listeners = new Set<() => void>();
  let state = initialState;
  return {
    read: () => state,
    set: (change) => {
      const next = { ...state, ...change };
      const isSame = (Object.keys(next) as (keyof EngineState)[]).every(
        (name) => next[name] === state[name],
      );
      if (isSame) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
