import type { EventTable } from "./event-batch-format.ts";

/** The names of the events that pages send, by table: docs/behaviour.md BE-296. */
export const eventNames = {
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
} as const satisfies Record<EventTable, readonly string[]>;

export type EventName = (typeof eventNames)[EventTable][number];
/** The events about films. */
export type VideoEventName = (typeof eventNames)["video_events"][number];
