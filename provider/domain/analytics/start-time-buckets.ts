const firstMs = 50;
const growth = 1.3;
const bucketCount = 28;

/** The upper ends of the ranges that start times are counted in, in ms: 50, 65, 85 … 60,000 and beyond. */
export const startTimeBucketEnds = Array.from({ length: bucketCount }, (_, at) =>
  Math.round(firstMs * growth ** at),
);

/** The range that a start time is in. */
export function findStartTimeBucket(ms: number): number {
  const found = startTimeBucketEnds.findIndex((end) => ms <= end);
  return found === -1 ? bucketCount : found;
}

/** The start time that a share of plays stays under, in ms, as exact as the ranges are: `calculateStartTimeQuantile(counts, 0.5)`. */
export function calculateStartTimeQuantile(
  counts: ReadonlyMap<number, number>,
  share: number,
): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const wanted = total * share;
  let below = 0;
  for (let bucket = 0; bucket <= bucketCount; bucket += 1) {
    const count = counts.get(bucket) ?? 0;
    if (below + count >= wanted && count > 0) {
      const from = startTimeBucketEnds[bucket - 1] ?? 0;
      const to = startTimeBucketEnds[bucket] ?? from;
      return Math.round(from + ((to - from) * (wanted - below)) / count);
    }
    below += count;
  }
  return startTimeBucketEnds.at(-1);
}
