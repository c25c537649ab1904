import type { VideoEventName } from "./event-names.ts";

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

/** What a tracker learns of a film: docs/provider-api.md PA-249. Seconds. */
export type VideoEvent = {
  event_name: VideoEventName;
  input_token: string;
  section_token?: string | undefined;
  position_s?: number | undefined;
  duration_s?: number | undefined;
  label?: string | undefined;
};

/** `setVideoTracker(tracker)`, `trackVideo(event)`: the films' seam to a tracker. */
export const { setTracker: setVideoTracker, track: trackVideo } = makeTrackerSeam<VideoEvent>();
