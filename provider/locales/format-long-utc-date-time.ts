import { bcp47, type Language } from "../../lib/contract/languages.ts";

const localeOf: Partial<Record<Language, string>> = { en: "en-US", pt: "pt-PT" };

/** Nobody knows where it is read: UTC, and it says so. `"Sunday, November 22, 2026 at 1:12 PM UTC"`. */
export function formatLongUtcDateTime(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf[language] ?? bcp47(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  return format.format(moment);
}
