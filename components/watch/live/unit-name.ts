import type { TimeLeft } from "@/lib/live/time-left";

const units = { days: "day", hours: "hour", minutes: "minute", seconds: "second" } as const;

// A unit's name beside its number, in the language's own words: `unitName("hours", 2, "de")` → "Stunden".
export function unitName(unit: keyof TimeLeft, count: number, locale: string): string {
  const options = { style: "unit", unit: units[unit], unitDisplay: "long" } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(count);
  return parts.find(({ type }) => type === "unit")?.value ?? "";
}
