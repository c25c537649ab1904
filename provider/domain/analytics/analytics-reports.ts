/** What the roll-ups count: docs/decisions/0054. */
export type AnalyticsMetric =
  | "page_views"
  | "plays"
  | "watched"
  | "film"
  | "start"
  | "stalls"
  | "playing"
  | "no_results"
  | "refused"
  | "steps";

/** Days of a channel, in UTC: `from` and `to` are both in it (`"2026-11-23"`). */
export type ChannelDayRange = { channel: string; from: string; to: string };

/** The dimensions of counts. */
export type MetricDimension = "hour" | "day" | "subject" | "device" | "bucket";

/** A group, how often and how long in all (ms). Times are ISO 8601: `"2026-11-23T10:00:00Z"`. */
export type MetricCount = {
  at: string;
  subject: string;
  device: string;
  bucket: number;
  n: number;
  ms: number;
};

/** An event as it came, for the live view. */
export type LatestTrackedEvent = {
  receivedAt: number;
  at: number;
  table: string;
  name: string;
  visit: string;
  pagePath: string;
  content: string | null;
  country: string;
  device: string;
  ms: number | null;
};

/** The data of charts; both stores return the same numbers. */
export type AnalyticsReports = {
  counts: (
    range: ChannelDayRange,
    metric: AnalyticsMetric,
    by: MetricDimension[],
  ) => Promise<MetricCount[]>;
  /** How often the middle of each part of a film was watched. */
  slices: (range: ChannelDayRange, content: string) => Promise<Map<number, number>>;
  /** Visits with an event since a moment (epoch ms). */
  visitsSince: (channel: string, since: number) => Promise<number>;
  /** The newest first. */
  latest: (channel: string, limit: number) => Promise<LatestTrackedEvent[]>;
};
