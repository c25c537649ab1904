export const dayMs = 24 * 3_600_000;

// Within it a day is called by its name, later ones by their date.
export const sixDaysMs = 6 * dayMs;

// The number of a day: of UTC, or of where the reader is.
export function dayNumber(time: number, isUtc: boolean): number {
  const offsetMs = isUtc ? 0 : new Date(time).getTimezoneOffset() * 60_000;
  return Math.floor((time - offsetMs) / dayMs);
}
