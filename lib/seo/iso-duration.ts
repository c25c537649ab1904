/** Seconds as an ISO 8601 duration: `isoDuration(3723)` → `"PT1H2M3S"`. */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), "H"],
    [Math.floor(whole / 60) % 60, "M"],
    [whole % 60, "S"],
  ];
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return `PT${shown.join("") || "0S"}`;
}

/** Epoch milliseconds as ISO 8601, or undefined for a moment that no calendar has. */
export function toIsoDateTime(time: number | undefined): string | undefined {
  if (time === undefined || Math.abs(time) > 8.64e15) return undefined;
  return new Date(time).toISOString();
}
