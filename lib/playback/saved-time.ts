/**
 * The second at which this device goes on with a film that nobody signed in for: `savedTime("blue-hour", 120)`
 * → `42`. Undefined when it begins anew: under five seconds, from 95 % of its length on (`lengthS`, 0 where it
 * is not known), and where nothing is kept or storage is blocked. docs/behaviour.md BE-131.
 */
export function savedTime(token: string, lengthS: number): number | undefined {
  try {
    const saved: Record<string, { time?: unknown; duration?: unknown }> = JSON.parse(
      localStorage.getItem("mq_watching") ?? "{}",
    );
    const { time, duration } = (Object.hasOwn(saved, token) && saved[token]) || {};
    if (typeof time !== "number" || typeof duration !== "number") return undefined;
    const endS = (lengthS > 0 ? lengthS : duration) * 0.95;
    return time >= 5 && time < endS ? time : undefined;
  } catch {
    return undefined;
  }
}
