import type Hls from "hls.js";
import type { HlsConfig } from "hls.js";
import type { RunningHls } from "../playback/engine/running-hls.ts";
import type { PlayIntent } from "../playback/play-intent.ts";

/**
 * Starts the film of the page's `<video data-hls>` before React is loaded: when the viewer plays it or turns to the
 * player by pointer, finger or keyboard. Until then only hls.js is fetched, after the poster and with low priority.
 * `findHlsDriver` takes over the started film with the viewer's play intent; the pressed button is busy until React
 * removes it. Where the source is managed (WebKit), only `findHlsDriver` attaches it: such a source is a child of the
 * element, and React, which does not know it, would render the page again. `whenShown` calls back when the page is on
 * the screen; `startTime` reads the second to start at from the URL; `prefetch` may load the film's first seconds
 * meanwhile and choose its rendition, if it begins with them; `saved` returns the position saved on this device.
 */
export function startFilmBeforeHydration(
  whenShown: (then: () => void) => void,
  trackIntent: (video: HTMLVideoElement) => PlayIntent,
  startTime: (query: string, fragment: string) => number | undefined,
  prefetch?: (address: string) => Promise<number | undefined>,
  saved?: (token: string, lengthS: number) => number | undefined,
): void {
  const video = document.querySelector<HTMLVideoElement>("video[data-hls]");
  const player = video?.parentElement;
  if (!video || !player) return;
  const button = player.querySelector<HTMLElement>("[data-starts-film]");
  if (button) button.dataset.respondsEarly = "";
  button?.addEventListener("click", () => {
    button.ariaBusy = "true";
    player.focus({ preventScroll: true });
    video.play().catch(() => {});
  });
  if (!self.MediaSource && !self.ManagedMediaSource) return;
  const { hls: address = "", hlsLive, hlsEngine = "", hlsConfig = "{}" } = video.dataset;
  const { film, filmLength } = video.dataset;
  const pageConfig: Partial<HlsConfig> = JSON.parse(hlsConfig);
  if (hlsLive === "no") {
    const resumeTime = film === undefined ? undefined : saved?.(film, Number(filmLength));
    pageConfig.startPosition =
      startTime(location.search, location.hash) ?? resumeTime ?? pageConfig.startPosition;
  }
  const isFromStart = hlsLive === "no" && (pageConfig.startPosition ?? -1) <= 0;
  const start = async (): Promise<RunningHls | undefined> => {
    const level = isFromStart ? prefetch?.(address) : undefined;
    const engine: { default: typeof Hls } = await import(/* turbopackIgnore: true */ hlsEngine);
    const Class = engine.default;
    if (!Class.isSupported()) return undefined;
    const config = { ...pageConfig, startLevel: await level };
    const intent = trackIntent(video);
    const early: RunningHls = { Hls: Class, hls: new Class(config), intent, cues: [] };
    early.hls.on(Class.Events.ERROR, (_, data) => {
      if (data.fatal) early.fault ??= data;
    });
    early.hls.on(Class.Events.CUES_PARSED, (_, data) => void early.cues?.push(data));
    early.hls.on(Class.Events.MEDIA_ATTACHED, early.intent.resume);
    early.hls.loadSource(address);
    if (!self.ManagedMediaSource) early.hls.attachMedia(video);
    return early;
  };
  const isTurnedTo = new Promise<unknown>((resolve) => {
    if (!video.paused) return resolve(undefined);
    video.addEventListener("play", resolve, { once: true });
    for (const sign of ["pointerenter", "pointerdown", "focusin"]) {
      player.addEventListener(sign, resolve, { once: true, passive: true });
    }
  });
  video.earlyHls = isTurnedTo.then(start).catch(() => undefined);
  const fetchEngine = () => {
    whenShown(() => {
      const link = document.createElement("link");
      link.rel = "prefetch";
      link.as = "script";
      link.href = hlsEngine;
      document.head.append(link);
    });
  };
  const poster = player.querySelector("img");
  if (!poster || poster.complete) fetchEngine();
  else for (const end of ["load", "error"]) poster.addEventListener(end, fetchEngine);
}
