import fc from "fast-check";
import { expect, test } from "vitest";
import {
  retentionSliceCount,
  findWatchedSliceRange,
} from "../../../../../provider/domain/analytics/watched-slices.ts";

const lengths = fc.integer({ min: 1_000, max: 4 * 60 * 60 * 1000 });

test("a viewer who watches a film to the end passes each part once, however the reports are split", () => {
  fc.assert(
    fc.property(lengths, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (film, cuts) => {
      const ends = [...new Set([...cuts.map((cut) => Math.round(cut * film)), film])].sort(
        (a, b) => a - b,
      );
      const counts = Array.from({ length: retentionSliceCount }, () => 0);
      let from = 0;
      for (const end of ends) {
        const passed = findWatchedSliceRange(film, end, end - from);
        for (let at = passed?.first ?? 1; at <= (passed?.last ?? 0); at += 1)
          counts[at] = (counts[at] ?? 0) + 1;
        from = end;
      }
      expect(counts).toEqual(Array.from({ length: retentionSliceCount }, () => 1));
    }),
  );
});

test("a report names no part outside the film", () => {
  fc.assert(
    fc.property(lengths, fc.nat(1e9), fc.nat(86_400_000), (film, position, watched) => {
      const passed = findWatchedSliceRange(film, position, watched);
      expect(passed === undefined || (passed.first >= 0 && passed.last < retentionSliceCount)).toBe(
        true,
      );
    }),
  );
});

test("a content without a length has no parts", () => {
  expect(findWatchedSliceRange(0, 10, 10)).toBeUndefined();
});
