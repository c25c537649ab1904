/** The variants of languages whose dates are written as in Britain and Portugal: docs/behaviour.md BE-370. */
const variants: Record<string, string> = { en: "en-GB", pt: "pt-PT" };

/** The locale of dates in a language without a known country: `defaultDateLocale("en")` → `"en-GB"`. */
export function defaultDateLocale(locale: string): string {
  return variants[locale] ?? locale;
}

/** A day in UTC, in which payments are counted: `formatLongUtcDay(at, "en")` → `"27 December 2026"`. */
export function formatLongUtcDay(at: number | Date, locale: string): string {
  const format = new Intl.DateTimeFormat(defaultDateLocale(locale), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return format.format(at);
}
