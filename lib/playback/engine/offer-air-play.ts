/**
 * Safari can't send a media source to a television, so it gets the playlist as a second source to
 * send instead. Elsewhere nothing happens.
 */
export function offerAirPlay(video: HTMLVideoElement, address: string): void {
  if (!("webkitShowPlaybackTargetPicker" in video)) return;
  if (!video.querySelector("source")) return;
  const source = document.createElement("source");
  source.type = "application/x-mpegURL";
  source.src = address;
  video.append(source);
  video.disableRemotePlayback = false;
}
