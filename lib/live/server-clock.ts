/** A clock that follows the server's: epoch ms, undefined before the first response of the server. */
export type ServerClock = {
  now(): number | undefined;
  /** The server responded `now` to a request sent at `sentAt` and received now (both on the monotonic clock). */
  learn(now: number, sentAt: number): void;
  /** True once after a sleep or a change of the date, when the device's two clocks differ more than before. */
  hasParted(): boolean;
};

const partedMs = 2_000;

/**
 * Counts by the monotonic clock, so that neither a wrong date of the device nor a change of it matters. The server's
 * time was correct at some moment between request and response: if the clock is within that span, it is not adjusted,
 * so that a slow response moves nothing. docs/behaviour.md BE-121.
 */
export function createServerClock(monotonic = () => performance.now()): ServerClock {
  let offset: number | undefined;
  const gap = () => Date.now() - monotonic();
  let knownGap = gap();
  return {
    now: () => (offset === undefined ? undefined : monotonic() + offset),
    learn: (now, sentAt) => {
      const at = monotonic();
      const reading = offset === undefined ? undefined : at + offset;
      const isPossible = reading !== undefined && reading >= now && reading <= now + (at - sentAt);
      if (!isPossible) offset = now + (at - sentAt) / 2 - at;
    },
    hasParted: () => {
      const hasParted = Math.abs(gap() - knownGap) > partedMs;
      if (hasParted) knownGap = gap();
      return hasParted;
    },
  };
}
