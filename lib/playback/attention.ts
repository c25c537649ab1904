/** After so long a play without a touch, key or pointer a viewer is asked: four hours. */
export const promptAfterMs = 4 * 3_600_000;

/** How long films have played since somebody last touched anything, over as many films as it takes. */
export type Attention = {
  /** Somebody is there. */
  touched(): void;
  /** A film plays at `now` (ms). Gives true once it has played so long unattended that the viewer is to be asked. */
  plays(now: number): boolean;
  /** No film plays; the time until the next does not count. */
  rests(): void;
};

/** A clock of attention; what time it is comes from its caller. */
export function createAttention(): Attention {
  let unattendedMs = 0;
  let last: number | undefined;
  return {
    touched: () => {
      unattendedMs = 0;
    },
    plays: (now) => {
      unattendedMs += Math.max(0, now - (last ?? now));
      last = now;
      return unattendedMs >= promptAfterMs;
    },
    rests: () => {
      last = undefined;
    },
  };
}
