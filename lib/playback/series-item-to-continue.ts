import { isFullyWatched, type WatchedProgress, watchedPercent } from "./watched-progress.ts";

/**
 * The film to continue in a series: the last one that was begun, or the next one if that was watched. Undefined if
 * none was begun, or all are watched.
 */
export function seriesItemToContinue<Item extends { token: string }>(
  items: Item[],
  progressOf: (token: string) => WatchedProgress | null | undefined,
): Item | undefined {
  const at = items.findLastIndex(({ token }) => hasBegun(progressOf(token)));
  const last = items[at];
  const progress = last && progressOf(last.token);
  return progress && isFullyWatched(progress) ? items[at + 1] : last;
}

function hasBegun(progress: WatchedProgress | null | undefined): boolean {
  return progress ? watchedPercent(progress) !== undefined : false;
}
