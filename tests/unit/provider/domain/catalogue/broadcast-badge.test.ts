import { expect, test } from "vitest";
import { formatBroadcastBadge } from "../../../../../provider/domain/catalogue/broadcast-badge.ts";

test.each([
  ["Lap {40} of 40", 0, "Lap 1 of 40"],
  ["Lap {40} of 40", 0.2, "Lap 9 of 40"],
  ["Lap {40} of 40", 1, "Lap 40 of 40"],
  ["{First|Second} half", 0.49, "First half"],
  ["{First|Second} half", 0.5, "Second half"],
  ["{First|Second} half", 1, "Second half"],
  ["Final", 0.5, "Final"],
  ["Final", undefined, "Final"],
  ["Lap {40} of 40", undefined, undefined],
])("I20: the badge %s at %s of its broadcast is %s", (badge, share, expected) => {
  expect(formatBroadcastBadge(badge, share)).toBe(expected);
});
