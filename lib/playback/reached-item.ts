import { isWatched, type Progress, watchedPercent } from "./progress.ts";

/**
 * Where a viewer is in films that follow each other: the last one that was begun, or the one behind it where that one
 * was watched. Nothing where none was begun, or nothing is left.
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
