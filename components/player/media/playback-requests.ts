import type { PlayerParts } from "../player-parts";

// When play() is rejected the element stays paused, which is all the controls need to know.
export function requestPlay(video: HTMLVideoElement): void {
  const play = () => void video.play()?.catch(() => undefined);
  play();
  // A playing film is not played again: after a seek to its end WebKit would start it from the beginning.
  onceSought(video, () => {
    if (video.paused && !video.ended) play();
  });
}

export function requestPause(video: HTMLVideoElement): void {
  video.pause();
  onceSought(video, () => video.pause());
}

const pendingRequests = new WeakMap<HTMLVideoElement, AbortController>();

// WebKit undoes a request that is made during a seek, so it is repeated after the seek.
function onceSought(video: HTMLVideoElement, repeat: () => void): void {
  pendingRequests.get(video)?.abort();
  if (!video.seeking) return;
  const pending = new AbortController();
  pendingRequests.set(video, pending);
  video.addEventListener("seeked", repeat, { once: true, signal: pending.signal });
}

export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused || video.ended) requestPlay(video);
  else requestPause(video);
}

// At volume 0, only unmuting would stay silent.
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

// WebKit takes the very end, where nothing of it has loaded, for the beginning.
const lastMomentS = 0.05;

/**
 * Seeks within the range. Who goes to a film's end sees its last moment, so that it is over; one that is over stays
 * paused after a seek back, so it is played.
 */
export function seekTo(parts: PlayerParts, timeS: number): void {
  const { video, isLive, playback } = parts;
  const [start, end] = seekRange(parts);
  if (end <= start) return;
  // A live stream without a rewind window can only be sought to its edge.
  if (isLive && playback.dvr === false && timeS < end) return;
  const last = isLive ? end : Math.max(start, end - lastMomentS);
  if (!isLive && video.ended && timeS >= last) return;
  // While a seek to the end is under way the element does not say that it has ended.
  const wasOver = video.ended || (!isLive && video.currentTime >= last);
  video.currentTime = Math.min(last, Math.max(start, timeS));
  if (isLive ? wasOver && timeS < end : wasOver || timeS >= last) requestPlay(video);
}

/** Plays from a position, also before it is known how long the film is. */
export function playFrom(parts: PlayerParts, timeS: number): void {
  onceSeekable(parts, () => seekTo(parts, timeS));
  requestPlay(parts.video);
}

// A slow machine has the metadata of the first piece before the length of the whole.
const seekableEvents = ["loadedmetadata", "durationchange", "canplay"];

function onceSeekable(parts: PlayerParts, act: () => void): void {
  const isSeekable = () => {
    const [start, end] = seekRange(parts);
    return parts.video.readyState > 0 && end > start;
  };
  if (isSeekable()) return act();
  const waiting = new AbortController();
  const check = () => {
    if (!isSeekable()) return;
    waiting.abort();
    act();
  };
  for (const event of seekableEvents) {
    parts.video.addEventListener(event, check, { signal: waiting.signal });
  }
}

export function seekToLiveEdge(parts: PlayerParts): void {
  seekTo(parts, Number.POSITIVE_INFINITY);
  requestPlay(parts.video);
}
