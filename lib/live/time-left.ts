/** The time until a moment, in whole units. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** The countdown's numbers for `ms` until the start: a begun second counts whole, so 0 is the start itself. */
export function toTimeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Milliseconds until the numbers for `ms` change. */
export function msUntilNextSecond(ms: number): number {
  return ms % 1_000 || 1_000;
}
