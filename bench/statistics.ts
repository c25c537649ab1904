/** The middle value; the mean of the two in the middle of an even number. NaN of none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return Number.NaN;
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)] ?? Number.NaN;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Runs `work` for each of `sides` in turn, `rounds` times over: A B A B … → results per side. */
export async function runAlternately<Side, Result>(
  sides: Side[],
  rounds: number,
  work: (side: Side) => Promise<Result>,
): Promise<Result[][]> {
  const results: Result[][] = sides.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, side] of sides.entries()) results[index]?.push(await work(side));
  }
  return results;
}

/** What all but the slowest 1 % stay below (p99). NaN of none. */
export function percentile99(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
