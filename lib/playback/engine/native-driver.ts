import type { Driver, Source, Trouble } from "./engine.ts";
import { onNetwork } from "./on-network.ts";
import type { StateBoard } from "./state-board.ts";

const networkError = 2;
const notSupported = 4;

/** The browser plays HLS itself. Renditions are its own affair, so there are none to choose. */
export function nativeDriver(video: HTMLVideoElement, source: Source, board: StateBoard): Driver {
  let place = source.startAt ?? 0;
  let wasPlaying = false;
  const off = new AbortController();
  const listen = (event: string, listener: () => void) =>
    video.addEventListener(event, listener, { signal: off.signal });

  const retry = () => {
    board.note({ trouble: undefined });
    video.load();
    if (wasPlaying) void video.play().catch(() => undefined);
  };
  listen("timeupdate", () => {
    if (video.currentTime > 0) place = video.currentTime;
    wasPlaying = !video.paused;
  });
  listen("loadedmetadata", () => {
    if (!source.isLive && place > 0) video.currentTime = place;
  });
  listen("playing", () => board.note({ trouble: undefined }));
  listen("error", () => board.note({ trouble: troubleOf(video.error) }));
  const forgetNetwork = onNetwork(() => {
    if (board.read().trouble === "connection") retry();
  });
  video.src = source.address;

  return {
    chooseLevel: () => undefined,
    liveEdge: () => undefined,
    retry,
    destroy: () => {
      off.abort();
      forgetNetwork();
      video.removeAttribute("src");
      video.load();
    },
  };
}

function troubleOf(error: MediaError | null): Trouble {
  if (!navigator.onLine || error?.code === networkError) return "connection";
  return error?.code === notSupported ? "missing" : "broken";
}
