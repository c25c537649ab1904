import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from "cockatiel";
import { ApiError } from "../errors.ts";
import { processWide } from "../process-wide.ts";

const breakers = () =>
  processWide("provider.breakers", () => new Map<string, CircuitBreakerPolicy>());

/**
 * The breaker of one kind of call: after thirty failures in a row (more than the rows of a page) nobody waits for that call any
 * more; five seconds later one call is let through to look again. Refusals are not failures.
 */
export function breakerFor(call: string): CircuitBreakerPolicy {
  const known = breakers().get(call);
  if (known) return known;
  const made = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: 5_000,
    breaker: new ConsecutiveBreaker(30),
  });
  breakers().set(call, made);
  return made;
}

function isFailure(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code >= 500;
}
