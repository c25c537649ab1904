import { defaultDateLocale } from "../contract/format-long-utc-day.ts";

/**
 * The locale of dates for a viewer who reads `locale`: the browser's variant of that language, `chooseDateFormatLocale("en",
 * ["en-AU", "da"])` → `"en-AU"`; else the plain language, `chooseDateFormatLocale("de", ["da"])` → `"de"`, Portugal's variant for
 * `pt` and Britain's for `en`, as their texts are written (docs/behaviour.md BE-370).
 */
export function chooseDateFormatLocale(
  locale: string,
  wanted: readonly string[] = navigator.languages,
): string {
  const prefix = `${locale.toLowerCase()}-`;
  const preferred = wanted.find((tag) => tag.toLowerCase().startsWith(prefix) && isTag(tag));
  return preferred ?? defaultDateLocale(locale);
}

// A browser in the C locale calls its language "en-US@posix", by which `Intl` throws.
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
