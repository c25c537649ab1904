const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });

/** `"21 Nov 2026, 12:30 UTC"`. */
export function formatShortUtcDateTime(ms: number): string {
  return `${day.format(ms)}, ${time.format(ms)} UTC`;
}

/**
 * How far ahead or behind: `"5 min"`, `"3 h 10 min"`, `"2 days"`. The sign is left to the caller.
 */
export function formatTimeSpan(ms: number): string {
  const minutes = Math.max(1, Math.round(Math.abs(ms) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  return `${Math.round(hours / 24)} days`;
}
