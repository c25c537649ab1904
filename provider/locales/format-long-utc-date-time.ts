import { defaultDateLocale } from "../../lib/contract/format-long-utc-day.ts";
import { bcp47, type Language } from "../../lib/contract/languages.ts";

/** Nobody knows where it is read: UTC, and it says so. `"Sunday, 22 November 2026 at 13:12 UTC"`. */
export function formatLongUtcDateTime(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(defaultDateLocale(bcp47(language)), {
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
