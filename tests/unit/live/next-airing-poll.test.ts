import fc from "fast-check";
import { expect, test } from "vitest";
import type { AiringFacts } from "../../../lib/live/airing.ts";
import { nextAiringPollMs } from "../../../lib/live/next-airing-poll.ts";

const now = Date.parse("2030-01-01T12:00:00Z");
const minute = 60_000;
const starts = (inMs: number): AiringFacts => ({ state: "scheduled", startTime: now + inMs });

/** The earliest and the latest of the next checks of many viewers. */
function span(facts: AiringFacts, failures = 0) {
  return [0, 1].map((random) => nextAiringPollMs(facts, now, { failures, random }));
}

test.each([
  ["days before the start", starts(72 * 60 * minute), [55_000, 65_000]],
  ["half a minute before the start", starts(30_000), [30_000, 35_000]],
  ["just after the start", starts(-1), [3_000, 7_000]],
  ["five minutes after the start", starts(-5 * minute), [9_000, 21_000]],
  ["an hour after a start that never came", starts(-60 * minute), [55_000, 65_000]],
  ["without a start", { state: "scheduled" }, [55_000, 65_000]],
  ["live", { state: "live", startTime: now }, [55_000, 65_000]],
  ["cancelled", { state: "cancelled" }, [55_000, 65_000]],
] satisfies [string, AiringFacts, number[]][])(
  "%s the next check is in time",
  (_, facts, wanted) => {
    expect(span(facts)).toEqual(wanted);
  },
);

test("a film is not checked again", () => {
  expect(span({ state: "vod" })).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

test("pauses grow to a minute while no response comes", () => {
  const pauses = [1, 2, 3, 4, 5, 6, 20].map((failures) =>
    nextAiringPollMs(starts(-1), now, { failures, random: 0.5 }),
  );
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test("no viewer checks before the second of the start, nor twice within a second", () => {
  const facts = fc.record({
    left: fc.integer({ min: -86_400_000, max: 86_400_000 }),
    random: fc.double({ min: 0, max: 1, noNaN: true }),
    failures: fc.nat(50),
  });
  fc.assert(
    fc.property(facts, ({ left, random, failures }) => {
      const ms = nextAiringPollMs(starts(left), now, { failures, random });
      const isInTime = failures > 0 || left <= 0 || left > 55_000 || ms >= left;
      return (
        ms >= (left > 0 && left < 1_000 ? 0 : 1_000 * Number(left <= 0)) && isInTime && ms <= 65_000
      );
    }),
  );
});
