/** Where events wait for a tracker that may come later, or never. */
export type TrackerSeam<Event> = {
  /** Hands everything on to a tracker from now on, what waits included; undefined takes it away. */
  setTracker: (next: ((event: Event) => void) | undefined) => void;
  /** Something happened that a tracker counts. Nothing leaves the browser by this alone. */
  track: (event: Event) => void;
};

/** What happened before a tracker came, or with none; the oldest is dropped first. */
const maxWaiting = 20;

/** A seam for one kind of event. */
export function makeTrackerSeam<Event>(): TrackerSeam<Event> {
  const waiting: Event[] = [];
  let tracker: ((event: Event) => void) | undefined;
  return {
    setTracker: (next) => {
      tracker = next;
      if (next) for (const event of waiting.splice(0)) next(event);
    },
    track: (event) => {
      if (tracker) return tracker(event);
      waiting.push(event);
      if (waiting.length > maxWaiting) waiting.shift();
    },
  };
}
