import type { RateLimiterMemory } from "rate-limiter-flexible";
import type { SiteLimit } from "../../lib/api/site-limits.ts";
import { processWide } from "../../lib/process-wide.ts";

/**
 * Uses up points of a limit of this process, as so many calls would: `spend("event-batches", key, 2_998)`. The
 * limits are there from the first call on.
 */
export async function spend(limit: SiteLimit, key: string, points: number) {
  const known = processWide("call-limits", () => new Map<string, RateLimiterMemory>());
  await known.get(limit)?.penalty(key, points);
}
