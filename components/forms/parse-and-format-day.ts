// A day is epoch milliseconds at UTC midnight: docs/behaviour.md BE-40.

/** Reads `"1990-05-04"`, or the format of a locale: `"4.5.1990"`. */
export function parseDay(text: string, locale: string): number | undefined {
  const [first, second, third, ...more] = text.trim().split(/\D+/).filter(Boolean).map(Number);
  if (first === undefined || second === undefined || third === undefined || more.length > 0) {
    return undefined;
  }
  if (/^\d{4}\D/.test(text.trim())) return utcDay(first, second, third);
  const parts = { [partsOf(locale)[0] ?? ""]: first, [partsOf(locale)[1] ?? ""]: second };
  return utcDay(third, parts.month ?? 0, parts.day ?? 0);
}

export function formatDay(day: number, locale: string): string {
  return formatOf(locale).format(day);
}

/** The viewer's own today. */
export function todayInLocalTime(): number {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}

const formatOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });

// "day" and "month" in their order.
const partsOf = (locale: string): string[] =>
  formatOf(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type === "day" || type === "month");

function utcDay(year: number, month: number, day: number): number | undefined {
  const time = Date.UTC(year, month - 1, day);
  const made = new Date(time);
  const isReal = made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
  return isReal && year >= 1000 ? time : undefined;
}
