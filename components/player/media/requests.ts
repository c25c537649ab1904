import type { PlayerParts } from "../player-parts";

/** A refused play() is told by the element staying paused; the promise adds nothing. */
export function requestPlay(video: HTMLVideoElement): void {
  void video.play()?.catch(() => undefined);
}

export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused || video.ended) requestPlay(video);
  else video.pause();
}

/** Unmuting a volume of nothing would stay silent. */
export function toggleMute(video: HTMLVideoElement): void {
  const isSilent = video.muted || video.volume === 0;
  video.muted = !isSilent;
  if (isSilent && video.volume === 0) video.volume = 0.5;
}

export function changeVolume(video: HTMLVideoElement, share: number): void {
  video.muted = false;
  video.volume = Math.min(1, Math.max(0, share));
}

/** Both, because a source that loads again starts at the default. */
export function changeSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
}

/** Where the viewer may go: the film, or the rewind window of a live stream. */
export function seekRange({ video, engine, isLive }: PlayerParts): [number, number] {
  if (!isLive) return [0, Number.isFinite(video.duration) ? video.duration : 0];
  const last = video.seekable.length - 1;
  if (last < 0) return [0, 0];
  const start = video.seekable.start(0);
  return [start, Math.max(start, engine.liveEdge() ?? video.seekable.end(last))];
}

/** Whoever goes back from the end wants to see it again: a film that is over stands still by itself. */
export function seekTo(parts: PlayerParts, timeS: number): void {
  const { video, isLive, playback } = parts;
  const [start, end] = seekRange(parts);
  if (end <= start) return;
  // Where a live stream can't be rewound there is its edge alone.
  if (isLive && playback.dvr === false && timeS < end) return;
  const wasOver = video.ended;
  video.currentTime = Math.min(end, Math.max(start, timeS));
  if (wasOver && timeS < end) requestPlay(video);
}

/** Plays from a place, also of a film that nobody has opened yet. */
export function playFrom(parts: PlayerParts, timeS: number): void {
  const { video } = parts;
  const go = () => seekTo(parts, timeS);
  if (video.readyState > 0) go();
  else video.addEventListener("loadedmetadata", go, { once: true });
  requestPlay(video);
}

export function goLive(parts: PlayerParts): void {
  seekTo(parts, Number.POSITIVE_INFINITY);
  requestPlay(parts.video);
}
