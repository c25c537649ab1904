import type { HlsConfig, LoadPolicy } from "hls.js";
import type { Source } from "./engine.ts";

const backBufferS = 60;

/** What is loaded before the viewer presses play: the first frames, not a film nobody watches. */
export const firstBufferS = 8;
export const fullBufferS = 90;

/**
 * How hls.js is set up. Captions are files of their own, so its text controllers stay off: one of
 * them empties every text track of the element when a playlist loads. It gives up early on a request
 * that fails, because `hlsRecovery` goes on from there and tells the viewer. Plain values only: the
 * server writes it into the page.
 */
export function hlsConfig({ startAt, isLive }: Source): Partial<HlsConfig> {
  return {
    startPosition: isLive ? -1 : (startAt ?? -1),
    startFragPrefetch: true,
    preferManagedMediaSource: true,
    backBufferLength: backBufferS,
    maxMaxBufferLength: firstBufferS,
    liveDurationInfinity: true,
    lowLatencyMode: false,
    manifestLoadPolicy: policy(20_000),
    playlistLoadPolicy: policy(20_000),
    fragLoadPolicy: policy(120_000),
    timelineController: undefined,
    subtitleStreamController: undefined,
    subtitleTrackController: undefined,
  };
}

function policy(maxLoadTimeMs: number): LoadPolicy {
  const once = { maxNumRetry: 1, retryDelayMs: 500, maxRetryDelayMs: 500 };
  return {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs,
      timeoutRetry: once,
      errorRetry: once,
    },
  };
}
