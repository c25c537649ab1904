/** The speed while a finger is held on the picture. */
export const longPressSpeed = 2;

const before = new WeakMap<HTMLVideoElement, number>();

/** True while the speed is that of a held finger, which is not the viewer's setting. */
export function hasLongPressSpeed(video: HTMLVideoElement): boolean {
  return before.has(video);
}

/** Plays at the speed of a long press until `endLongPressSpeed`: only a film that plays, never slower than its speed. */
export function startLongPressSpeed(video: HTMLVideoElement): boolean {
  if (video.paused || video.ended || video.playbackRate >= longPressSpeed) return false;
  if (!before.has(video)) before.set(video, video.playbackRate);
  video.playbackRate = longPressSpeed;
  return true;
}

export function endLongPressSpeed(video: HTMLVideoElement): void {
  const speed = before.get(video);
  if (speed === undefined) return;
  video.playbackRate = speed;
  // The events of both changes follow later.
  setTimeout(() => before.delete(video));
}
