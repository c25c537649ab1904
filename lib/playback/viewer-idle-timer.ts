/** After four hours of playback without a touch, key or pointer, the player checks that a viewer is watching: docs/behaviour.md BE-142. */
export const stillWatchingPromptAfterMs = 4 * 3_600_000;

/** How long films have played since the viewer's last input, over any number of films. */
export type ViewerIdleTimer = {
  /** The viewer has used the device. */
  touched(): void;
  /**
   * A film plays at `now` (ms). Returns true once films have played so long unattended that the player must check for
   * a viewer.
   */
  plays(now: number): boolean;
  /** No film plays; the time until the next does not count. */
  rests(): void;
};

/** A clock of attention; the caller passes the time. */
export function createViewerIdleTimer(): ViewerIdleTimer {
  let unattendedMs = 0;
  let last: number | undefined;
  return {
    touched: () => {
      unattendedMs = 0;
    },
    plays: (now) => {
      unattendedMs += Math.max(0, now - (last ?? now));
      last = now;
      return unattendedMs >= stillWatchingPromptAfterMs;
    },
    rests: () => {
      last = undefined;
    },
  };
}
