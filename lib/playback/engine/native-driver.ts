import { playIntent } from "../play-intent.ts";
import type { Driver, EngineStore, PlaybackError, Source } from "./engine.ts";
import { onOnline } from "./network-retry.ts";

const networkError = 2;
const notSupported = 4;

/** The browser plays HLS itself. It chooses among renditions, so there are none for the viewer. */
export function nativeDriver(video: HTMLVideoElement, source: Source, store: EngineStore): Driver {
  let position = source.startAt ?? 0;
  const intent = playIntent(video);
  const controller = new AbortController();
  const listen = (event: string, listener: () => void) =>
    video.addEventListener(event, listener, { signal: controller.signal });

  const retry = () => {
    store.set({ error: undefined });
    video.load();
    intent.resume();
  };
  listen("timeupdate", () => {
    if (video.currentTime > 0) position = video.currentTime;
  });
  listen("loadedmetadata", () => {
    if (!source.isLive && position > 0) video.currentTime = position;
  });
  listen("playing", () => store.set({ error: undefined }));
  listen("error", () => store.set({ error: playbackErrorOf(video.error) }));
  const stopListening = onOnline(() => {
    if (store.read().error === "connection") retry();
  });
  video.src = source.address;
  intent.resume();

  return {
    chooseLevel: () => undefined,
    liveEdge: () => undefined,
    retry,
    destroy: () => {
      controller.abort();
      intent.forget();
      stopListening();
      video.removeAttribute("src");
      video.load();
    },
  };
}

function playbackErrorOf(error: MediaError | null): PlaybackError {
  if (!navigator.onLine || error?.code === networkError) return "connection";
  return error?.code === notSupported ? "missing" : "broken";
}
