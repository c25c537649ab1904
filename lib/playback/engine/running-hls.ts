import type Hls from "hls.js";
import type { ErrorData } from "hls.js";
import type { PlayIntent } from "../play-intent.ts";
import type { Source } from "./engine.ts";
import { hlsAddress, hlsConfig } from "./hls-config.ts";

/** hls.js at work: its class, the instance, what the viewer wants, and the fault that stopped it before anybody listened. */
export type RunningHls = {
  Hls: typeof Hls;
  hls: Hls;
  intent: PlayIntent;
  fault?: ErrorData | undefined;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it extends the DOM's own.
  interface HTMLVideoElement {
    /** What `startFilm` began, until the player takes it over. */
    earlyHls?: Promise<RunningHls | undefined> | undefined;
  }
}

/** The attributes by which a `<video>` tells `startFilm` what to play: texts, for the server's HTML. */
export function filmAttributes(source: Source): Record<`data-${string}`, string | undefined> {
  return {
    "data-film": source.saved?.token,
    "data-film-length": source.saved && String(source.saved.lengthS),
    "data-hls": source.address,
    "data-hls-live": source.isLive ? "yes" : "no",
    "data-hls-engine": hlsAddress,
    "data-hls-config": JSON.stringify(hlsConfig(source), (_, value) => value ?? null),
  };
}

/** Takes over what `startFilm` began for this element, once; `undefined` when there is nothing. */
export async function takeRunningHls(video: HTMLVideoElement): Promise<RunningHls | undefined> {
  const early = await video.earlyHls;
  video.earlyHls = undefined;
  return early;
}
