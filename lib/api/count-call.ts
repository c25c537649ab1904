import type { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts a call at each limiter, under its key; gives the seconds to wait where one has had too many. */
export async function countCall(
  ...limits: [limiter: RateLimiterMemory, key: string][]
): Promise<number | undefined> {
  try {
    // oxlint-disable-next-line no-await-in-loop -- one that has had too many keeps it from the next.
    for (const [limiter, key] of limits) await limiter.consume(key);
    return undefined;
  } catch (error) {
    return Math.ceil((error as RateLimiterRes).msBeforeNext / 1000);
  }
}
