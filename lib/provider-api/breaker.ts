import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IBackoff,
} from "cockatiel";
import { LRUCache } from "lru-cache";
import { isOutage } from "../errors.ts";
import { processWide } from "../process-wide.ts";

const openMs = 5_000;

const breakers = () =>
  processWide(
    "provider.breakers",
    () => new LRUCache<string, CircuitBreakerPolicy>({ max: 5_000 }),
  );

/**
 * The breaker of one call of one channel: after thirty failures in a row (more than the rows of a page) nobody
 * waits for that call any more; five seconds later one call is let through to look again. Failures are no
 * connection, a timeout, no proper answer and codes from 500; refusals and viewers who leave are not.
 * docs/provider-api.md PA-8.
 */
export function breakerFor(call: string, channel: string): CircuitBreakerPolicy {
  const key = `${call}|${channel}`;
  const known = breakers().get(key);
  if (known) return known;
  const made = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: { next: pause },
    breaker: new ConsecutiveBreaker(30),
  });
  breakers().set(key, made);
  return made;
}

/** cockatiel reads the wall clock, which may be set back; the time to wait is over by the monotonic one. */
function pause(): IBackoff<unknown> {
  const until = performance.now() + openMs;
  return {
    get duration() {
      return performance.now() < until ? Infinity : -Infinity;
    },
    next: pause,
  };
}
