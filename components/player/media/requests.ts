import type { PlayerParts } from "../player-parts";

// When play() is rejected the element stays paused, which is all the controls need to know.
export function requestPlay(video: HTMLVideoElement): void {
  void video.play()?.catch(() => undefined);
}

export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused || video.ended) requestPlay(video);
  else video.pause();
}

// At volume 0, unmuting alone would stay silent.
export function toggleMute(video: HTMLVideoElement): void {
  const isSilent = video.muted || video.volume === 0;
  video.muted = !isSilent;
  if (isSilent && video.volume === 0) video.volume = 0.5;
}

export function changeVolume(video: HTMLVideoElement, share: number): void {
  video.muted = false;
  video.volume = Math.min(1, Math.max(0, share));
}

// Both rates, because an element that loads again starts at the default one.
export function changeSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
}

/** The range in seconds in which the viewer can seek: the film, or the rewind window of a live stream. */
export function seekRange({ video, engine, isLive }: PlayerParts): [number, number] {
  if (!isLive) return [0, Number.isFinite(video.duration) ? video.duration : 0];
  const last = video.seekable.length - 1;
  if (last < 0) return [0, 0];
  const start = video.seekable.start(0);
  return [start, Math.max(start, engine.liveEdge() ?? video.seekable.end(last))];
}

/** Seeks within the range. A film that is over stays paused after a seek back, so it is played. */
export function seekTo(parts: PlayerParts, timeS: number): void {
  const { video, isLive, playback } = parts;
  const [start, end] = seekRange(parts);
  if (end <= start) return;
  // A live stream without a rewind window can only be sought to its edge.
  if (isLive && playback.dvr === false && timeS < end) return;
  // While a seek to the end is under way the element does not say that it has ended.
  const wasOver = video.ended || (!isLive && video.currentTime >= end);
  video.currentTime = Math.min(end, Math.max(start, timeS));
  if (wasOver && timeS < end) requestPlay(video);
}

/** Plays from a position, also before the metadata of the film is loaded. */
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
