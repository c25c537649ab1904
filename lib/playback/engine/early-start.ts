import type Hls from "hls.js";
import type { ErrorData } from "hls.js";
import type { Source } from "./engine.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { hlsAddress } from "./hls-address.ts";
import { hlsConfig } from "./hls-config.ts";

/** hls.js at work: its class, the instance, and the fault that stopped it before anybody listened. */
export type RunningHls = { Hls: typeof Hls; hls: Hls; fault?: ErrorData | undefined };

/** The attributes by which a `<video>` tells `earlyStart` what to play: texts, for the server's HTML. */
export function earlyAttributes(source: Source): Record<`data-${string}`, string> {
  return {
    "data-hls": source.address,
    "data-hls-ahead": source.isLive || source.startAt ? "no" : "yes",
    "data-hls-engine": hlsAddress,
    "data-hls-config": JSON.stringify(hlsConfig(source), (_, value) => value ?? null),
  };
}

/**
 * The script that starts the film of the page's `<video data-hls>` before the framework is there: as
 * soon as somebody plays it or turns to the player, by pointer, finger or keyboard. Until then hls.js
 * alone is fetched, after the poster and behind everything else. It is inline and always the same
 * text, so one hash or nonce allows it. `hlsDriver` takes over what it started. An element that takes a
 * source may stop for it (HTML, media element load algorithm); who has just pressed play is not kept waiting.
 * The button that was pressed is busy until the framework takes it away.
 */
export const earlyStart = `(video => {
  const button = document.querySelector("[data-starts-film]");
  button?.addEventListener("click", () => {
    button.ariaBusy = "true";
    video.play().catch(() => {});
  });
  if (!video || !(self.MediaSource || self.ManagedMediaSource)) return;
  const { hls: address, hlsAhead, hlsEngine, hlsConfig } = video.dataset;
  const player = video.parentElement;
  const start = async () => {
    const level = hlsAhead === "yes" ? (${fetchAhead})(address) : undefined;
    const { default: Hls } = await import(hlsEngine);
    if (!Hls.isSupported()) return;
    const config = { ...JSON.parse(hlsConfig), startLevel: await level };
    const early = { Hls, hls: new Hls(config) };
    early.hls.on("hlsError", (_, data) => { if (data.fatal) early.fault ??= data; });
    early.hls.loadSource(address);
    const isWanted = !video.paused;
    early.hls.attachMedia(video);
    if (isWanted) video.play().catch(() => {});
    return early;
  };
  video.earlyHls = new Promise(resolve => {
    if (!video.paused) return resolve();
    video.addEventListener("play", resolve, { once: true });
    for (const sign of ["pointerenter", "pointerdown", "focusin"]) {
      player.addEventListener(sign, resolve, { once: true, passive: true });
    }
  }).then(start).catch(() => undefined);
  const poster = player.querySelector("img");
  const fetchEngine = () => setTimeout(() => {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.as = "script";
    link.href = hlsEngine;
    document.head.append(link);
  });
  if (!poster || poster.complete) fetchEngine();
  else for (const end of ["load", "error"]) poster.addEventListener(end, fetchEngine);
})(document.querySelector("video[data-hls]"));`;

/** Takes over what `earlyStart` began for this element, once; `undefined` when there is nothing. */
export async function takeEarly(video: HTMLVideoElement): Promise<RunningHls | undefined> {
  const early = await video.earlyHls;
  video.earlyHls = undefined;
  return early;
}
