/** Where events wait for a tracker that may come later, or never. */
export type TrackerSeam<Event> = {
  /**
   * Hands everything on to a tracker from now on, and what has waited since `since` (ms, as `performance.now()`);
   * undefined takes it away.
   */
  setTracker: (next: ((event: Event) => void) | undefined, since?: number) => void;
  /** Something happened that a tracker counts. Nothing leaves the browser by this alone. */
  track: (event: Event) => void;
};

/** What happened before a tracker came, or with none; the oldest is dropped first. */
const maxWaiting = 20;

/** A seam for one kind of event. */
export function makeTrackerSeam<Event>(): TrackerSeam<Event> {
  const waiting: { event: Event; at: number }[] = [];
  let tracker: ((event: Event) => void) | undefined;
  return {
    setTracker: (next, since = 0) => {
      tracker = next;
      if (!next) return;
      for (const { event, at } of waiting.splice(0)) if (at >= since) next(event);
    },
    track: (event) => {
      if (tracker) return tracker(event);
      waiting.push({ event, at: performance.now() });
      if (waiting.length > maxWaiting) waiting.shift();
    },
  };
}
