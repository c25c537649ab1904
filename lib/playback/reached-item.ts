import { isWatched, type Progress, watchedPercent } from "./progress.ts";

/**
 * The film to continue in a series: the last one that was begun, or the next one if that was watched. Undefined if
 * none was begun, or all are watched.
 */
export function reachedItem<Item extends { token: string }>(
  items: Item[],
  progressOf: (token: string) => Progress | null | undefined,
): Item | undefined {
  const at = items.findLastIndex(({ token }) => hasBegun(progressOf(token)));
  const last = items[at];
  const progress = last && progressOf(last.token);
  return progress && isWatched(progress) ? items[at + 1] : last;
}

function hasBegun(progress: Progress | null | undefined): boolean {
  return progress ? watchedPercent(progress) !== undefined : false;
}
