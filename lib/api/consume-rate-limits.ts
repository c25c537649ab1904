import type { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts a call at each limiter, under its key. Resolves to the seconds to wait if a limit is exceeded. */
export async function consumeRateLimits(
  ...limits: [limiter: RateLimiterMemory, key: string][]
): Promise<number | undefined> {
  try {
    // oxlint-disable-next-line no-await-in-loop -- an exceeded limit ends the loop.
    for (const [limiter, key] of limits) await limiter.consume(key);
    return undefined;
  } catch (error) {
    return Math.ceil((error as RateLimiterRes).msBeforeNext / 1000);
  }
}
