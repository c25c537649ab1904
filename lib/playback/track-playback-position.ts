import type { WatchedProgress } from "./watched-progress.ts";

/** Gets the position in a film. `leaving`: the page is hidden or left, and may not be shown again. */
export type OnPosition = (progress: WatchedProgress, leaving: boolean) => void;

const everyS = 15;

/**
 * Reports the position in a film after every 15 seconds of playback, at a pause, at its end, and when the page is
 * hidden or left: docs/behaviour.md BE-130. Time that is paused, buffering or skipped does not count, and a position
 * is not reported again before the film was played or sought. Returns a function that stops this.
 */
export function trackPlaybackPosition(video: HTMLVideoElement, report: OnPosition): () => void {
  let playedS = 0;
  let last: number | undefined;
  let isNew = false;
  let known: WatchedProgress = { time: 0, duration: 0 };
  const controller = new AbortController();
  const { signal } = controller;

  const readPosition = () => {
    const { currentTime: time, duration, readyState } = video;
    // An element without a film reports 0.
    if (readyState > 0 && Number.isFinite(duration) && duration > 0) {
      known = { time: Math.min(time, duration), duration };
    }
  };
  const reportNow = (leaving: boolean) => {
    if (!isNew || known.duration === 0) return;
    isNew = false;
    playedS = 0;
    report(known, leaving);
  };
  const advance = () => {
    if (video.seeking || video.readyState === 0) return;
    readPosition();
    const stepS = last === undefined ? 0 : known.time - last;
    last = known.time;
    if (stepS <= 0) return;
    isNew = true;
    playedS += stepS;
    if (playedS >= everyS) reportNow(false);
  };
  const pause = () => {
    advance();
    reportNow(!video.isConnected);
  };
  const hide = () => {
    if (!video.paused) advance();
    reportNow(true);
    if (!video.isConnected) controller.abort();
  };
  video.addEventListener("timeupdate", advance, { signal });
  video.addEventListener("pause", pause, { signal });
  video.addEventListener("ended", pause, { signal });
  video.addEventListener("seeking", () => (last = undefined), { signal });
  video.addEventListener(
    "seeked",
    () => {
      readPosition();
      last = known.time;
      // The seek that begins a film is not the viewer's.
      if (video.played.length > 0) isNew = true;
    },
    { signal },
  );
  const hideWhenHidden = () => document.visibilityState === "hidden" && hide();
  document.addEventListener("visibilitychange", hideWhenHidden, { signal });
  addEventListener("pagehide", hide, { signal });
  readPosition();
  last = known.time;
  return () => {
    reportNow(true);
    controller.abort();
  };
}
