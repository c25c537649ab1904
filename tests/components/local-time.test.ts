import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { enableTimeFormatting, formatLocalizedTime } from "@/components/cards/local-time";

const start = new Date(2040, 0, 1, 3, 20).getTime();

beforeAll(() => {
  enableTimeFormatting();
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB", "en-US"]);
});

test.each([
  ["en", "1 Jan, 03:20"],
  ["de", "1. Jan., 03:20"],
  ["es", "1 ene, 3:20"],
  ["da", "1. jan., 03.20"],
  ["ja", "1月1日 3:20"],
])("the hour beside a day has the clock format of the language %s", (locale, expected) => {
  const text = formatLocalizedTime(start, "date-time", locale);
  const clock = formatLocalizedTime(start, "clock", locale);
  expect([text, text.endsWith(clock)]).toEqual([expected, true]);
});

test("twelve hours are not padded", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr", "it-IT"]);
  expect(formatLocalizedTime(start, "date-time", "en-US").replaceAll(/\s/g, " ")).toBe(
    "Jan 1, 3:20 AM",
  );
});

const dayMs = 24 * 3_600_000;

test.each([
  ["near-day", "en", 0, "Today"],
  ["near-day", "en", 1, "Tomorrow"],
  ["near-day", "fr", -1, "Hier"],
  ["near-day", "en", 3, "Wed"],
  ["near-day", "en", 9, "10 Jan"],
  ["weekday", "en", 0, "Today"],
  ["weekday", "de", 3, "Mi"],
  ["weekday", "ja", 9, "火"],
] as const)("as a %s %s in %i days is: %s", (format, locale, days, expected) => {
  vi.useFakeTimers({ now: new Date(2040, 0, 1, 23, 50) });
  onTestFinished(() => void vi.useRealTimers());
  expect(formatLocalizedTime(start + days * dayMs, format, locale)).toBe(expected);
});
