/**
 * The second at which a visitor continues a film on this device: `savedResumeTime("blue-hour", 120)` → `42`. Undefined if
 * it starts from the beginning: under five seconds, from 95 % of its length (`lengthS`, 0 if unknown), and if nothing
 * is saved or storage is blocked. docs/behaviour.md BE-131.
 */
export function savedResumeTime(token: string, lengthS: number): number | undefined {
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
