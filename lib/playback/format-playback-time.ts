/**
 * A position in a film as a clock shows it: `formatPlaybackTime(1003)` → `"16:43"`, `formatPlaybackTime(3723)` → `"1:02:03"`. With
 * `maxS` the text has as many parts as that of the longest time: `formatPlaybackTime(63, 3723)` → `"0:01:03"`. Seconds;
 * negative numbers and NaN, as of a film that is not loaded, count as 0.
 */
export function formatPlaybackTime(seconds: number, maxS = 0): string {
  const whole = wholeSeconds(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const tail = twoDigits(whole % 60);
  if (hours === 0 && !(maxS >= 3600)) return `${minutes}:${tail}`;
  return `${hours}:${twoDigits(minutes)}:${tail}`;
}

/** How far behind live, as a clock: `formatTimeBehindLive(252)` → `"−04:12"`. The sign is a real minus. */
export function formatTimeBehindLive(seconds: number): string {
  const whole = wholeSeconds(seconds);
  const clock = formatPlaybackTime(whole);
  return `−${whole < 600 ? `0${clock}` : clock}`;
}

function wholeSeconds(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
