/** The years that a page, a calendar file and schema.org can write with four digits: epoch ms. */
export const timestampLimits = {
  min: Date.UTC(1000, 0, 1),
  max: Date.UTC(10_000, 0, 1) - 1,
} as const;

const iso =
  /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?)(?:([Zz])|([+-]\d\d)(?::?(\d\d))?)?)?$/;

/**
 * A time as a provider writes it, in epoch ms: `parseTimestamp("2026-12-01T20:00:00")` → `1796155200000`. A text is ISO 8601
 * with a whole date; without a zone it is UTC, wherever the site runs. Undefined for anything else and outside of the
 * years 1000 to 9999. docs/provider-api.md PA-320.
 */
export function parseTimestamp(value: unknown): number | undefined {
  const time = typeof value === "string" ? readIso(value.trim()) : value;
  if (typeof time !== "number" || !Number.isFinite(time)) return undefined;
  const whole = Math.trunc(time);
  return whole >= timestampLimits.min && whole <= timestampLimits.max ? whole : undefined;
}

function readIso(text: string): number | undefined {
  const [found, day, clock = "00:00", zulu, hours, minutes = "00"] = iso.exec(text) ?? [];
  if (found === undefined || !isDay(day)) return undefined;
  const zone = hours === undefined || zulu ? "Z" : `${hours}:${minutes}`;
  return Date.parse(`${day}T${clock.replace(",", ".")}${zone}`);
}

/** JavaScript reads the 31st of February as a day of March. */
function isDay(day: string | undefined): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === day;
}
