import type { RunningHls } from "./running-hls.ts";

/**
 * Safari can't send a media source over AirPlay. Once the first source is open, the playlist is added
 * as a second one, which it can send. Does nothing in other browsers.
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
