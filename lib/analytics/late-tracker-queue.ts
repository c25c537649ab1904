import type { VideoEventName } from "./event-names.ts";

/** A queue of events for a tracker that may be set later, or never. */
export type LateTrackerQueue<Event> = {
  /**
   * Sends all events to a tracker from now on, and those that have waited since `since` (ms, as `performance.now()`).
   * `undefined` removes the tracker.
   */
  setTracker: (next: ((event: Event) => void) | undefined, since?: number) => void;
  /** Records an event. Without a tracker nothing leaves the browser. */
  track: (event: Event) => void;
};

/** The most events that wait for a tracker; the oldest is dropped first. */
const maxWaiting = 20;

/** A seam for one kind of event. */
export function makeLateTrackerQueue<Event>(): LateTrackerQueue<Event> {
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

/** An event of a film as a tracker gets it: docs/provider-api.md PA-249. Times are seconds. */
export type TrackedVideoEvent = {
  event_name: VideoEventName;
  input_token: string;
  section_token?: string | undefined;
  position_s?: number | undefined;
  duration_s?: number | undefined;
  label?: string | undefined;
};

/** `setVideoTracker(tracker)`, `trackVideo(event)`: the films' seam to a tracker. */
export const { setTracker: setVideoTracker, track: trackVideo } =
  makeLateTrackerQueue<TrackedVideoEvent>();
