import fc from "fast-check";
import { expect, test } from "vitest";
import {
  calculateStartTimeQuantile,
  findStartTimeBucket,
} from "../../../../../provider/domain/analytics/start-time-buckets.ts";

test("a quantile of the ranges is within a third of the exact one", () => {
  const times = fc.array(fc.integer({ min: 60, max: 50_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(times, fc.constantFrom(0.5, 0.95), (values, share) => {
      const sorted = values.toSorted((a, b) => a - b);
      const exact = sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
      const counts = new Map<number, number>();
      for (const value of values)
        counts.set(findStartTimeBucket(value), (counts.get(findStartTimeBucket(value)) ?? 0) + 1);
      const estimate = calculateStartTimeQuantile(counts, share) ?? 0;
      expect(estimate / exact).toBeGreaterThan(0.75);
      expect(estimate / exact).toBeLessThan(1.34);
    }),
  );
});

test("an empty list has no quantile", () => {
  expect(calculateStartTimeQuantile(new Map(), 0.5)).toBeUndefined();
});

test("a start that takes longer than any range is in the last range", () => {
  expect(findStartTimeBucket(10_000_000)).toBe(findStartTimeBucket(86_400_000));
});
