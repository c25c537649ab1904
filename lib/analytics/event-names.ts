import type { AnalyticsEventTable } from "./event-batch-format.ts";

/** The names of the events that pages send, by table: docs/behaviour.md BE-296. */
export const trackedEventNames = {
  visits: [
    "page_view",
    "begin_checkout",
    "purchase",
    "device_limit_exceeded",
    "refused",
    "search_no_results",
    "ad",
    "web_vital",
  ],
  video_events: [
    "video_impression",
    "section_watched",
    "play",
    "progress",
    "quartile",
    "rebuffer",
    "quality",
    "captions",
    "error",
  ],
  channel_search_trends: ["search"],
} as const satisfies Record<AnalyticsEventTable, readonly string[]>;

export type TrackedEventName = (typeof trackedEventNames)[AnalyticsEventTable][number];
/** The events about films. */
export type VideoEventName = (typeof trackedEventNames)["video_events"][number];
