import { expect, test } from "vitest";
import { formatDuration } from "@/components/cards/format-duration";
import { bcp47, languages } from "@/lib/contract/languages";

const lengths: { seconds: number; hours?: number; minutes?: number }[] = [
  { seconds: 0, minutes: 1 },
  { seconds: 60, minutes: 1 },
  { seconds: 125, minutes: 2 },
  { seconds: 3570, hours: 1 },
  { seconds: 3660, hours: 1, minutes: 1 },
  { seconds: 7200, hours: 2 },
  { seconds: 20_520, hours: 5, minutes: 42 },
  { seconds: 360_000, hours: 100 },
];

const rows = languages.flatMap((language) =>
  lengths.map((length) => ({ locale: bcp47(language), ...length })),
);

function inWords(count: number | undefined, unit: "hour" | "minute", locale: string): string[] {
  if (count === undefined) return [];
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" });
  return [format.format(count)];
}

test.each(rows)(
  "$seconds seconds in $locale are formatted as Intl does, without line breaks",
  (row) => {
    const { seconds, hours, minutes, locale } = row;
    const words = [...inWords(hours, "hour", locale), ...inWords(minutes, "minute", locale)];
    const intlParts = words.join(" ");
    expect(formatDuration(seconds, locale)).toBe(
      intlParts.replaceAll(" ", locale === "ja" ? "" : "\u00a0"),
    );
  },
);
