import type { HlsConfig, LoadPolicy } from "hls.js";
import type { PlaybackSource } from "./engine.ts";

/**
 * The URL of hls.js as a separate file, not bundled and named by its content. The server writes it into the page, so
 * the browser can fetch it at the same time as the framework.
 */
export const hlsScriptUrl: string = new URL("hls.js/dist/hls.min.mjs", import.meta.url).href;

const backBufferS = 60;

/** Seconds to load before the viewer presses play: the first frames, not the whole film. */
export const firstBufferS = 8;
export const fullBufferS = 90;

/**
 * The configuration of hls.js, plain values only: the server writes it into the page. The captions of a stream are read
 * by hls.js and shown by `offerStreamCaptions`: hls.js' own `<track>` elements would be unknown children for React. No
 * subtitles match the preference, so that none are loaded before the viewer chooses them.
 * Failed requests are retried once, because `hlsRecovery` continues after that by the error policy.
 */
export function createHlsConfig({ startAt, isLive }: PlaybackSource): Partial<HlsConfig> {
  return {
    startPosition: isLive ? -1 : (startAt ?? 0),
    startFragPrefetch: true,
    preferManagedMediaSource: true,
    backBufferLength: backBufferS,
    maxMaxBufferLength: firstBufferS,
    // A film whose playlist has no end tag has a length too.
    liveDurationInfinity: isLive,
    lowLatencyMode: false,
    manifestLoadPolicy: policy(20_000),
    playlistLoadPolicy: policy(20_000),
    fragLoadPolicy: policy(120_000),
    renderTextTracksNatively: false,
    subtitlePreference: { groupId: "", name: "" },
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
