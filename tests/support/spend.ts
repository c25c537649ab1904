import type { RateLimiterMemory } from "rate-limiter-flexible";
import { processWide } from "../../lib/process-wide.ts";

/**
 * Uses up points of a limit of this process, as so many calls would: `spend("events", "network", key, 2_998)`. The
 * limit is there from its first call on.
 */
export async function spend(limits: string, name: string, key: string, points: number) {
  const known = processWide<Record<string, RateLimiterMemory>>(limits, () => ({}));
  await known[name]?.penalty(key, points);
}
