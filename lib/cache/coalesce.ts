import { processWide } from "../process-wide.ts";

const underWay = () => processWide("cache.underWay", () => new Map<string, Promise<unknown>>());

/**
 * Runs `work` once for all who ask for the same key while it runs; all get the one outcome,
 * a failure included: `coalesce("channel:demo", ask)`.
 */
export function coalesce<T>(key: string, work: () => Promise<T>): Promise<T> {
  const running = underWay();
  const known = running.get(key);
  // The key names the operation, so the value under it is what this operation gives.
  if (known) return known as Promise<T>;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
