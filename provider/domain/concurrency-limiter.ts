import PQueue from "p-queue";
import { HttpError } from "./http-error.ts";

/** Runs some work when it is its turn: `await run(() => render(page))`. Throws `HttpError` 503 when too many wait. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>;

const retryAfterS = 2;

/** Work of this process that costs much: so much of it at once, and so much that waits. */
export function createConcurrencyLimiter(limits: {
  atOnce: number;
  maxWaiting: number;
}): ConcurrencyLimiter {
  const queue = new PQueue({ concurrency: limits.atOnce });
  return async (work) => {
    if (queue.size >= limits.maxWaiting) {
      throw new HttpError(503, "Too many wait for this. Try again soon.", { retryAfterS });
    }
    return queue.add(work);
  };
}
