import {
  CircuitState,
  type CircuitBreakerPolicy,
  circuitBreaker,
  handleWhen,
  type IBackoff,
} from "cockatiel";
import { LRUCache } from "lru-cache";
import { isOutage } from "../api-error.ts";
import { processWide } from "../process-wide.ts";
import { type FailedCall, ConsecutiveFailuresBreaker } from "./consecutive-failures-breaker.ts";

const openMs = 5_000;

type Breakers = LRUCache<string, CircuitBreakerPolicy>;
const breakers = () =>
  processWide("provider.breakers", () => ({
    /** Of one call of one channel. */
    calls: new LRUCache<string, CircuitBreakerPolicy>({ max: 5_000 }),
    /** Breakers of one input of a call: its path, body and token. */
    inputs: new LRUCache<string, CircuitBreakerPolicy>({ max: 5_000 }),
  }));

/** A call that passes the breakers. `input` is a hash of path, body and token. */
export type GuardedCall = { call: string; channel: string; caller: string; input: string };

/**
 * Makes a call unless its breaker is open: after thirty failures in a row (more than the rows of a page), that call
 * of that channel, or the one input of it that failed, is rejected immediately; five seconds later one call is let
 * through as a probe. Failures are no connection, a timeout, an invalid response and codes from 500, of different
 * callers and inputs (`ConsecutiveFailuresBreaker`); refusals and viewers who leave are not. docs/provider-api.md PA-8, PA-305.
 */
export async function callWithCircuitBreaker<T>(
  { call, channel, caller, input }: GuardedCall,
  work: () => Promise<T>,
): Promise<T> {
  const { calls, inputs } = breakers();
  const name = `${call}|${channel}`;
  const ofCall = breakerIn(calls, name, { hasOneInput: false });
  const ofInput = breakerIn(inputs, `${name}|${input}`, { hasOneInput: true });
  const guarded = async () => {
    try {
      return await work();
    } catch (error) {
      throw new Failed({ caller, input, error });
    }
  };
  try {
    return await ofInput.execute(() => ofCall.execute(guarded));
  } catch (error) {
    throw error instanceof Failed ? error.call.error : error;
  }
}

/** Passes caller, input and error of a failure to both breakers. */
class Failed extends Error {
  readonly call: FailedCall;

  constructor(call: FailedCall) {
    super("the call failed");
    this.call = call;
  }
}

function breakerIn(
  known: Breakers,
  key: string,
  options: { hasOneInput: boolean },
): CircuitBreakerPolicy {
  const found = known.get(key);
  if (found) return found;
  const run = new ConsecutiveFailuresBreaker(options);
  const isFailure = (failed: unknown) => {
    if (!(failed instanceof Failed) || !isOutage(failed.call.error)) return false;
    if (made.state === CircuitState.HalfOpen) return run.isStillOut(failed.call);
    run.add(failed.call);
    return true;
  };
  const made: CircuitBreakerPolicy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: { next: pause },
    breaker: run,
  });
  known.set(key, made);
  return made;
}

/** cockatiel uses the wall clock, which may be set back; this pause uses the monotonic clock. */
function pause(): IBackoff<unknown> {
  const until = performance.now() + openMs;
  return {
    get duration() {
      return performance.now() < until ? Infinity : -Infinity;
    },
    next: pause,
  };
}
