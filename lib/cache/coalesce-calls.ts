import { processWide } from "../process-wide.ts";
import { type CacheSource, isOutdated, markPurges } from "./cache-purges.ts";

/** A call to the provider: what its response is made of, and the mark of the purges before it. */
export type CallUnderWay = { source: CacheSource; mark: number };

type CoalescedCall<T> = CallUnderWay & { pending: Promise<T>; since: number };

/** The calls that run or wait for their turn: docs/provider-api.md PA-90. */
const underWay = () =>
  processWide("cache.underWay", () => new Map<string, CoalescedCall<unknown>>());

/** Runs one call at a time for each key: the one under way, unless a purge concerns it, else a new one. */
export function coalesceCalls<T>(
  key: string,
  source: CacheSource,
  work: (call: CallUnderWay) => Promise<T>,
): CoalescedCall<T> {
  const running = underWay();
  const known = running.get(key) as CoalescedCall<T> | undefined;
  if (known && !isOutdated(known.mark, [known.source])) return known;
  const call = { source: { ...source }, mark: markPurges() };
  const pending = work(call).finally(() => {
    if (running.get(key) === started) running.delete(key);
  });
  const started = { ...call, pending, since: performance.now() };
  running.set(key, started);
  return started;
}
