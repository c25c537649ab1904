import type { RateLimiterMemory } from "rate-limiter-flexible";
import type { SiteRateLimitName } from "../../lib/api/site-rate-limits.ts";
import { processWide } from "../../lib/process-wide.ts";

/**
 * Uses up points of a rate limit of this process, as that many calls would: `spend("event-batches", key, 2_998)`. The
 * limits exist after the first call.
 */
export async function spend(limit: SiteRateLimitName, key: string, points: number) {
  const known = processWide("call-limits", () => new Map<string, RateLimiterMemory>());
  await known.get(limit)?.penalty(key, points);
}
