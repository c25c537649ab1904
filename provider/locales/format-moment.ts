import { bcp47, type Language } from "../../lib/contract/languages.ts";

/** Nobody knows where it is read: UTC, and it says so. `"Sunday 22 November 2026 at 13:12 UTC"`. */
export function formatMoment(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : bcp47(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  return format.format(moment);
}
