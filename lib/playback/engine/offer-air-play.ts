import type { RunningHls } from "./running-hls.ts";

/**
 * Safari can't send a media source to a television, so it gets the playlist as a second source to
 * send instead, once the first is open. Elsewhere nothing happens.
 */
export function offerAirPlay(
  video: HTMLVideoElement,
  { Hls, hls }: RunningHls,
  address: string,
): void {
  if (!("webkitShowPlaybackTargetPicker" in video)) return;
  const offer = () => {
    if (!video.querySelector("source")) return;
    const source = document.createElement("source");
    source.type = "application/x-mpegURL";
    source.src = address;
    video.append(source);
    video.disableRemotePlayback = false;
  };
  if (video.readyState > 0) offer();
  hls.on(Hls.Events.MEDIA_ATTACHED, offer);
}
