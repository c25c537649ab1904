/** The tables that events go to: docs/provider-api.md PA-249. */
export const analyticsEventTables = ["visits", "video_events", "channel_search_trends"] as const;
export type AnalyticsEventTable = (typeof analyticsEventTables)[number];

/** The most bytes of a batch, one event a line: docs/provider-api.md PA-249. */
export const maxBatchBytes = 65_536;

/** The type of a batch. */
export const eventBatchContentType = "application/x-ndjson";

const maxNameLength = 255;

/** A name as it is stored: 255 characters at most, none of them half a pair. docs/behaviour.md BE-292. */
export function cutNameForAnalytics(name: string): string {
  return name.length <= maxNameLength ? name : name.slice(0, maxNameLength).toWellFormed();
}

/** Where pages send batches: docs/behaviour.md BE-291. */
export const analyticsEventsPath = "/api/events";
