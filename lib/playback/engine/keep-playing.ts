import type { RunningHls } from "./early-start.ts";

/**
 * An element that takes another source stops for it and tells nobody (HTML, media element load
 * algorithm), and hls.js gives it one whenever it mends a fault. Whoever was watching goes on watching:
 * what counts is the last press of play or pause. Gives the way to stop that.
 */
export function keepPlaying(video: HTMLVideoElement, { Hls, hls }: RunningHls): () => void {
  let isWanted = !video.paused;
  const noteWish = ({ type }: Event) => {
    isWanted = type === "play";
  };
  const goOn = () => {
    if (isWanted && video.paused) video.play().catch(() => undefined);
  };
  video.addEventListener("play", noteWish);
  video.addEventListener("pause", noteWish);
  hls.on(Hls.Events.MEDIA_ATTACHED, goOn);
  return () => {
    video.removeEventListener("play", noteWish);
    video.removeEventListener("pause", noteWish);
    hls.off(Hls.Events.MEDIA_ATTACHED, goOn);
  };
}
