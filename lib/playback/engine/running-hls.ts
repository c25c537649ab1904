import type Hls from "hls.js";
import type { CuesParsedData, ErrorData } from "hls.js";
import type { PlayIntent } from "../play-intent.ts";
import type { PlaybackSource } from "./engine.ts";
import { hlsScriptUrl, createHlsConfig } from "./hls-config.ts";

/**
 * hls.js at work: its class, the instance, the viewer's play intent, and a fatal error and captions in the video from
 * before the player listened.
 */
export type RunningHls = {
  Hls: typeof Hls;
  hls: Hls;
  intent: PlayIntent;
  fault?: ErrorData | undefined;
  cues?: CuesParsedData[] | undefined;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it extends the DOM's own.
  interface HTMLVideoElement {
    /** The film that `startFilm` has started, until the player takes it over. */
    earlyHls?: Promise<RunningHls | undefined> | undefined;
  }
}

/** The data attributes of a `<video>` for `startFilm`: texts, for the server's HTML. */
export function createFilmDataAttributes(
  source: PlaybackSource,
): Record<`data-${string}`, string | undefined> {
  return {
    "data-film": source.saved?.token,
    "data-film-length": source.saved && String(source.saved.lengthS),
    "data-hls": source.address,
    "data-hls-live": source.isLive ? "yes" : "no",
    "data-hls-engine": hlsScriptUrl,
    "data-hls-config": JSON.stringify(createHlsConfig(source)),
  };
}

/** Takes over the film that `startFilm` has started for this element, once; `undefined` if there is none. */
export async function takeRunningHls(video: HTMLVideoElement): Promise<RunningHls | undefined> {
  const early = await video.earlyHls;
  video.earlyHls = undefined;
  return early;
}
