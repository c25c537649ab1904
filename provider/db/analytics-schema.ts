import {
  bigint,
  bigserial,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { IntakeTableName } from "../domain/analytics/intake-tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const count = (name: string) => bigint(name, { mode: "number" });

/** Batches whose events are in no roll-up yet: docs/decisions/0054. */
export const eventBatches = pgTable("event_batches", {
  id: bigserial({ mode: "number" }).primaryKey(),
  events: integer().notNull(),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day").notNull(),
});

/** Events that came already, for as long as they may come again. */
export const eventReceipts = pgTable(
  "event_receipts",
  { key: uuid().primaryKey(), day: date().notNull() },
  (table) => [index("event_receipts_day").using("brin", table.day)],
);

/** Events of the tracker; partitioned by day, without a reference to channels so that a day goes at once. */
export const events = pgTable(
  "events",
  {
    batch: count("batch").notNull(),
    key: uuid().notNull(),
    day: date().notNull(),
    at: moment("at").notNull(),
    reportedAt: moment("told_at").notNull(),
    receivedAt: moment("received_at").notNull(),
    channel: text().notNull(),
    tableName: text("table_name").$type<IntakeTableName>().notNull(),
    eventName: text("event_name").notNull(),
    eventId: text("event_id").notNull(),
    visit: text().notNull(),
    client: text(),
    viewer: text(),
    pagePath: text("page_path").notNull(),
    language: text().notNull(),
    country: text().notNull(),
    device: text().notNull(),
    ms: integer(),
    content: text(),
    section: text(),
    positionMs: integer("position_ms"),
    firstSlice: smallint("first_slice"),
    lastSlice: smallint("last_slice"),
    startBucket: smallint("start_bucket"),
    paywall: text(),
    value: doublePrecision(),
    currency: text(),
    reason: text(),
    search: text(),
    results: integer(),
    label: text(),
  },
  (table) => [
    index("events_batch").on(table.batch),
    index("events_client").on(table.channel, table.client),
  ],
);

/** What a visit came to on a day, once each, for as long as events of that day may come; by day. */
export const eventSteps = pgTable(
  "event_steps",
  {
    day: date().notNull(),
    channel: text().notNull(),
    visit: text().notNull(),
    step: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.channel, table.visit, table.step] })],
);

/** When the last event of a visit came, for those of the last minutes. */
export const eventVisits = pgTable(
  "event_visits",
  { channel: text().notNull(), visit: text().notNull(), lastAt: moment("last_at").notNull() },
  (table) => [primaryKey({ columns: [table.channel, table.visit] })],
);

/** The roll-up: how often something was, and how long in all (ms), in an hour or on a day. */
export const eventCounts = pgTable(
  "event_counts",
  {
    channel: text().notNull(),
    metric: text().notNull(),
    at: moment("at").notNull(),
    subject: text().notNull(),
    device: text().notNull(),
    bucket: smallint().notNull(),
    n: count("n").notNull(),
    ms: count("ms").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.channel, table.metric, table.at, table.subject, table.device, table.bucket],
    }),
  ],
);

/** The roll-up of retention: how often the middle of each part of a film was watched on a day. */
export const eventSlices = pgTable(
  "event_slices",
  {
    channel: text().notNull(),
    content: text().notNull(),
    day: date().notNull(),
    slice: smallint().notNull(),
    n: count("n").notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.content, table.day, table.slice] })],
);

/** Rows that were not taken, the newest of each channel. */
export const eventQuarantine = pgTable(
  "event_quarantine",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    channel: text().notNull(),
    tableName: text("table_name").$type<IntakeTableName>().notNull(),
    reason: text().notNull(),
    row: text().notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [index("event_quarantine_channel").on(table.channel, table.id)],
);
