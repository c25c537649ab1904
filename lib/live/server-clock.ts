/** A clock that follows the server's: epoch ms, undefined until the server has told it once. */
export type ServerClock = {
  now(): number | undefined;
  /** The server has told `now`, asked at `sentAt` and heard now (both on the monotonic clock). */
  learn(now: number, sentAt: number): void;
  /** True once after a sleep or a change of the date, when the two clocks of the device have parted. */
  hasParted(): boolean;
};

const partedMs = 2_000;

/**
 * Counts by the monotonic clock, so that neither a wrong date of the device nor a change of it matters. What the
 * server told was true some time between question and answer: a reading within that span is kept,
 * so that a slow answer moves nothing. docs/behaviour.md BE-121.
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
