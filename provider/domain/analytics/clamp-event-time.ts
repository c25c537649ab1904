const minute = 60_000;
const day = 24 * 60 * minute;
/** A queue in a browser outlives a week without network; what is older is a clock that stands wrong. */
const maxAgeMs = 7 * day;
const maxAheadMs = 5 * minute;
const maxCorrectedMs = day;

/**
 * When an event counts, in epoch ms: its own time (`at`) within the last seven days; its receipt when its clock is
 * ahead, by a day at most. Undefined for a time that nothing can be made of: docs/provider-api.md PA-235.
 */
export function clampEventTime(at: number, received: number): number | undefined {
  const ahead = at - received;
  if (ahead > maxCorrectedMs || ahead < -maxAgeMs) return undefined;
  return ahead > maxAheadMs ? received : Math.min(at, received);
}

/** The day of a moment, in UTC: `"2026-11-23"`. */
export function formatUtcDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** How long after its first receipt the same row may still be taken: afterwards its time is too old. */
export const maxDuplicateEventDays = Math.ceil((maxAgeMs + maxCorrectedMs) / day) + 1;

/** The days from one to another, both with them: `listDays("2026-11-30", "2026-12-01")` has two. */
export function listDays(first: string, last: string): string[] {
  const days = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += day) days.push(formatUtcDay(at));
  return days;
}
