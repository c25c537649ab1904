import type Hls from "hls.js";
import type { PlaybackSource } from "./engine.ts";
import { reloadHlsAtLiveEdge, reloadHlsAtPosition } from "./hls-url-renewal.ts";

/** Loads a film or live stream with hls.js: at once, or after a pause that a later load ends. */
export type HlsLoading = {
  /** Goes on loading, at the viewer's position unless another is given, in seconds. */
  resume(atS?: number): void;
  /** Loads the playlists again: a film at the viewer's position, a live stream at its edge. */
  reload(): void;
  after(pauseMs: number, act: () => void): void;
  cancel(): void;
};

export function createHlsLoading(hls: Hls, source: PlaybackSource): HlsLoading {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const load = (withPlaylists: () => void) => {
    cancel();
    if (hls.levels.length === 0) hls.loadSource(source.address);
    else withPlaylists();
  };
  return {
    resume: (atS = -1) => load(() => hls.startLoad(atS)),
    reload: () =>
      load(() => (source.isLive ? reloadHlsAtLiveEdge : reloadHlsAtPosition)(hls, source)),
    after: (pauseMs, act) => {
      cancel();
      timer = setTimeout(act, pauseMs);
    },
    cancel,
  };
}
