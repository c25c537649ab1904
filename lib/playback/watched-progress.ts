/** The watched time of a film and its length; seconds. */
export type WatchedProgress = { time: number; duration: number };

const watchedShare = 0.95;
const leastS = 5;

/** From 95 % on a film counts as watched: docs/behaviour.md BE-131. */
export function isFullyWatched({ time, duration }: WatchedProgress): boolean {
  return duration > 0 && time >= duration * watchedShare;
}

/** Whether a viewer can continue: more than the first seconds were watched, and not all. */
export function canContinueFilm(progress: WatchedProgress): boolean {
  return progress.time >= leastS && progress.duration > 0 && !isFullyWatched(progress);
}

/** `watchedPercent({ time: 30, duration: 120 })` → `25`; undefined for what has hardly begun. */
export function watchedPercent({ time, duration }: WatchedProgress): number | undefined {
  if (!(time >= leastS && duration > 0)) return undefined;
  return Math.min(100, Math.max(1, Math.round((time / duration) * 100)));
}
