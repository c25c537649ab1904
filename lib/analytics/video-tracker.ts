import type { VideoEventName } from "./event-names.ts";
import { makeTrackerSeam } from "./tracker-seam.ts";

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
