/** Taps in a row on one side of the picture: −1 left, 1 right, 0 the middle. `at` is when the last was, in ms. */
export type TapSeries = { side: -1 | 0 | 1; at: number; count: number };

const doubleTapMs = 300;
/** Once a film skips, further taps may come slower. */
const goOnMs = 700;
const stepS = 10;

/**
 * The row that a tap begins or continues; `x` is where it was, 0…1 of the width from the left. Left is back
 * in every language, because time runs to the right on every seek bar.
 */
export function addTapToSeries(last: TapSeries | undefined, x: number, at: number): TapSeries {
  const side = x < 1 / 3 ? -1 : x > 2 / 3 ? 1 : 0;
  const limitMs = last && last.count > 1 ? goOnMs : doubleTapMs;
  const goesOn = last !== undefined && last.side === side && at - last.at < limitMs;
  return { side, at, count: goesOn && side !== 0 ? last.count + 1 : 1 };
}

/** By how many seconds a row of taps has skipped in all: `{ side: 1, count: 3 }` → `20`, a single tap → `0`. */
export function tapSeriesSkipSeconds({ side, count }: Pick<TapSeries, "side" | "count">): number {
  return count > 1 ? side * stepS * (count - 1) : 0;
}
