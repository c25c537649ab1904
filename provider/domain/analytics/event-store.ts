import type { RecordedEvent } from "./recorded-event.ts";
import type { AnalyticsReports } from "./analytics-reports.ts";

/** Stores events and reads their roll-ups: PostgreSQL, or ClickHouse. */
export type AnalyticsEventStore = AnalyticsReports & {
  /** What the console calls it. */
  name: string;
  /** Rolls up everything that waits; times are epoch ms. */
  rollUp: (now: number, isOver: () => boolean) => Promise<void>;
  /** The events that a browser with a client id sent of a channel, the newest first. */
  ofClient: (channel: string, client: string, limit: number) => Promise<RecordedEvent[]>;
  /** Deletes it; sums that were made of it stay. */
  forgetClient: (channel: string, client: string) => Promise<void>;
  /** Forgets what is older than it is to be kept. */
  expire: (now: number) => Promise<void>;
  /** No event was ever sent. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
};
