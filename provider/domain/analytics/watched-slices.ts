/** A film's retention is reported in this many parts of equal length. */
export const retentionSliceCount = 20;

/** The first and the last of some parts of a film, counted from 0. */
export type WatchedSliceRange = { first: number; last: number };

/**
 * The parts whose middle a viewer passed, who watched for `watchedMs` and stands at `positionMs`:
 * `findWatchedSliceRange(200_000, 100_000, 10_000)` of a film of 200 s → `{ first: 9, last: 9 }`. Whoever watches
 * all of it, in reports of any length, passes each middle once. Undefined when they passed none.
 */
export function findWatchedSliceRange(
  filmMs: number,
  positionMs: number,
  watchedMs: number,
): WatchedSliceRange | undefined {
  if (filmMs <= 0) return undefined;
  const middleAfter = (ms: number) => Math.ceil((ms / filmMs) * retentionSliceCount - 0.5);
  const to = Math.min(positionMs, filmMs);
  const first = Math.max(0, middleAfter(Math.max(0, to - watchedMs)));
  const last = Math.min(retentionSliceCount, middleAfter(to)) - 1;
  return last < first ? undefined : { first, last };
}
