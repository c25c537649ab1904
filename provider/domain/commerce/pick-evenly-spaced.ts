/**
 * So many of a list, as far apart as can be: neighbours are of one series, and look alike.
 * `pickEvenlySpaced(["a", "b", "c", "d"], 2)` → `["a", "c"]`
 */
export function pickEvenlySpaced<T>(all: T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return all.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}
