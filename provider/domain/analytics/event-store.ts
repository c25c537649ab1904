import type { RecordedEvent } from "./recorded-event.ts";
import type { Reports } from "./reports.ts";

/** Where events end up, and what their roll-ups answer: PostgreSQL, or ClickHouse. */
export type EventStore = Reports & {
  /** What the console calls it. */
  name: string;
  /** Rolls up everything that waits; times are epoch ms. */
  rollUp: (now: number, isOver: () => boolean) => Promise<void>;
  /** What a browser that goes by a client id told of a channel, the newest first. */
  ofClient: (channel: string, client: string, limit: number) => Promise<RecordedEvent[]>;
  /** Deletes it; sums that were made of it stay. */
  forgetClient: (channel: string, client: string) => Promise<void>;
  /** Forgets what is older than it is to be kept. */
  expire: (now: number) => Promise<void>;
  /** Nothing was ever told. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
};
