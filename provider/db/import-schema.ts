import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { CsvMapping } from "../import/readers/csv-mapping.ts";
import type { FeedFormat } from "../import/readers/read-feed.ts";
import { channelTokenColumn } from "./schema.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => integer(name).notNull().default(0);

/** Where contents of a channel are imported from: docs/import.md. */
export const feeds = pgTable(
  "feeds",
  {
    id: text().primaryKey(),
    channel: channelTokenColumn(),
    /** An http(s) address, or the path of a file. */
    source: text().notNull(),
    format: text().$type<FeedFormat>().notNull(),
    mapping: jsonb().$type<CsvMapping>(),
    /** How often the provider imports it by itself; never without it. */
    everyMinutes: integer("every_minutes"),
    /** Of the last response that was imported to its end. */
    etag: text(),
    lastModified: text("last_modified"),
    createdAt: time("created_at").notNull(),
    /** When an import last began to read it. */
    checkedAt: time("checked_at"),
    /** The process that imports it now, and until when that is so unless it says so again. */
    leaseHolder: text("lease_holder"),
    leaseUntil: time("lease_until"),
  },
  (table) => [uniqueIndex("feeds_source").on(table.channel, table.source)],
);

const feedIdColumn = () =>
  text("feed")
    .notNull()
    .references(() => feeds.id, { onDelete: "cascade" });

/** What was imported of each item: its content, and the SHA-256 of its fields. */
export const feedItems = pgTable(
  "feed_items",
  {
    feed: feedIdColumn(),
    guid: text().notNull(),
    content: text().notNull(),
    hash: text().notNull(),
    /** The last run that found the item in the feed. */
    run: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feed, table.guid] }),
    index("feed_items_run").on(table.feed, table.run),
  ],
);

/** Imports of feeds, the latest of each: docs/import.md. */
export const importRuns = pgTable(
  "import_runs",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    feed: feedIdColumn(),
    state: text().$type<"queued" | "running" | "finished" | "failed">().notNull(),
    isDryRun: boolean("is_dry_run").notNull(),
    allowsDeletions: boolean("allows_deletions").notNull(),
    createdAt: time("created_at").notNull(),
    startedAt: time("started_at"),
    endedAt: time("ended_at"),
    /** The SHA-256 of the feed's bytes, and how many of its items are done. */
    fingerprint: text(),
    position: count("position"),
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    deleted: count("deleted"),
    /** Items that the feed no longer has, whose contents stay. */
    retained: count("retained"),
    /** Items with a fault, and faults that were found. */
    rejected: count("rejected"),
    faults: count("faults"),
    /** Items without an identifier: nobody knows which contents they are. */
    unidentified: count("unidentified"),
    /** Why it failed, or why contents stay. */
    reason: text(),
  },
  (table) => [index("import_runs_feed").on(table.feed, table.id)],
);

/** The report of a run: its first faults. */
export const importFaults = pgTable(
  "import_faults",
  {
    run: bigint({ mode: "number" })
      .notNull()
      .references(() => importRuns.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    row: integer().notNull(),
    guid: text(),
    field: text().notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.run, table.number] })],
);
