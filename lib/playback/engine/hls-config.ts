import type { HlsConfig } from "hls.js";
import type { Source } from "./engine.ts";

const longBackBufferS = 60;

/**
 * How hls.js is set up. Captions are files of their own, so its text controllers stay off: one of
 * them empties every text track of the element when a playlist loads.
 */
export function hlsConfig({ startAt, isLive }: Source): Partial<HlsConfig> {
  return {
    startPosition: isLive ? -1 : (startAt ?? -1),
    capLevelToPlayerSize: true,
    startFragPrefetch: true,
    backBufferLength: longBackBufferS,
    liveDurationInfinity: true,
    lowLatencyMode: false,
    timelineController: undefined,
    subtitleStreamController: undefined,
    subtitleTrackController: undefined,
  };
}
