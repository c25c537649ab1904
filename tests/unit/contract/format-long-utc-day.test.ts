import { expect, it } from "vitest";
import { formatLongUtcDay } from "../../../lib/contract/format-long-utc-day.ts";

// docs/behaviour.md BE-370, BE-499
it.each([
  ["en", "27 December 2026"],
  ["pt", "27 de dezembro de 2026"],
  ["de", "27. Dezember 2026"],
  ["ja", "2026年12月27日"],
])("a day of a payment in %s is %s", (locale, text) => {
  expect(formatLongUtcDay(Date.UTC(2026, 11, 27, 23, 59), locale)).toBe(text);
});
