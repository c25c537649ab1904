import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { EventChange } from "../domain/events/event-change.ts";
import type {
  ChannelRecord,
  ContentRecord,
  SectionRecord,
} from "../domain/catalogue/catalogue-records.ts";

/** What the demo's catalogue writes row by row, and a later one replaces. */
export type SeededKind = "content" | "page" | "paywall";

/** Numbers of versions, each given out once: a resource that was deleted and made again has another one. */
export const resourceVersions = pgSequence("resource_versions");

/** The column by which changes of a resource are recognised: docs/admin-api.md AA-30. */
export const resourceVersionColumn = () =>
  bigint("version", { mode: "number" })
    .notNull()
    .default(sql`nextval('resource_versions')`);

/** Facts about the database itself: which seed it holds. */
export const databaseMetadata = pgTable("facts", {
  key: text().primaryKey(),
  value: text().notNull(),
});

export const channels = pgTable(
  "channels",
  {
    token: text().primaryKey(),
    channelId: text("channel_id").notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    homePage: text("home_page").notNull(),
    profile: jsonb().$type<ChannelRecord["profile"]>().notNull(),
    navigation: jsonb().$type<ChannelRecord["navigation"]>().notNull(),
    footer: jsonb().$type<ChannelRecord["footer"]>().notNull(),
    /** The domain of its canonical addresses, one of its proven `domains`; without it the host below the base. */
    primaryDomain: text("primary_domain"),
    /** Whether its other hosts lead to the primary domain. */
    redirectsToPrimary: boolean("redirects_to_primary").notNull().default(false),
    version: resourceVersionColumn(),
  },
  (table) => [uniqueIndex("channels_channel_id").on(table.channelId)],
);

/** The column of whatever belongs to one channel, and goes with it. */
export const channelTokenColumn = () =>
  text("channel")
    .notNull()
    .references(() => channels.token, { onDelete: "cascade" });

/**
 * Rows of a channel that the demo's catalogue made: the hash of what it says, and the version that the row had then. With
 * another version somebody has edited it. Rows stay when what they describe is deleted: docs/wire-rules.md K35.
 */
export const seededRows = pgTable(
  "seeded_rows",
  {
    channel: channelTokenColumn(),
    kind: text().$type<SeededKind>().notNull(),
    token: text().notNull(),
    hash: text().notNull(),
    version: bigint("version", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.kind, table.token] })],
);

export const pages = pgTable(
  "pages",
  {
    channel: channelTokenColumn(),
    token: text().notNull(),
    url: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text(),
    picture: text().notNull(),
    /** What the page's own hero plays, and its picture where that is not the page's. */
    cover: text(),
    coverPicture: text("cover_picture"),
    version: resourceVersionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.token] }),
    uniqueIndex("pages_url").on(table.channel, table.url),
  ],
);

export const sections = pgTable(
  "sections",
  {
    channel: channelTokenColumn(),
    page: text().notNull(),
    token: text().notNull(),
    position: integer().notNull(),
    name: text(),
    description: text(),
    role: text().$type<SectionRecord["role"]>().notNull(),
    type: text().$type<SectionRecord["type"]>().notNull(),
    layout: text().$type<SectionRecord["layout"]>().notNull(),
    aspectRatio: text("aspect_ratio").$type<SectionRecord["aspectRatio"]>(),
    showDescription: boolean("show_description"),
    liveUpdate: boolean("live_update"),
    showFilters: boolean("show_filters"),
    body: text(),
    tabs: jsonb().$type<SectionRecord["tabs"]>().notNull(),
    pageSize: integer("page_size").notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.page, table.token] })],
);

/** The items of a row in order; `tab` is empty for a row without tabs. */
export const sectionItems = pgTable(
  "section_items",
  {
    channel: channelTokenColumn(),
    page: text().notNull(),
    section: text().notNull(),
    tab: text().notNull(),
    position: integer().notNull(),
    item: text().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.channel, table.page, table.section, table.tab, table.position],
    }),
    index("section_items_item").on(table.channel, table.item),
  ],
);

export const contents = pgTable(
  "contents",
  {
    channel: channelTokenColumn(),
    token: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    durationS: integer("duration_s").notNull(),
    picture: text().notNull(),
    poster: text(),
    films: text().array().notNull(),
    /** The address of its stream, in place of films. */
    hls: text(),
    /** The name of its captions and chapters. */
    transcript: text(),
    /** Captions by their addresses, of a stream. */
    captions: jsonb().$type<ContentRecord["captions"]>().notNull().default([]),
    keywords: text().array().notNull(),
    state: text().$type<ContentRecord["state"]>().notNull(),
    minutes: integer(),
    hour: integer(),
    /** When an event begins, once. */
    startsAt: timestamp("starts_at", { withTimezone: true }),
    /** What the owner changed of an event's last or next start. */
    change: jsonb().$type<EventChange>(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    badge: text(),
    access: text().$type<ContentRecord["access"]>().notNull(),
    next: text().array().notNull(),
    /** Who made it, and who is in it. */
    people: text().array().notNull().default([]),
    /** What these people did for it. */
    role: text().$type<ContentRecord["role"]>(),
    /** The year in which it was released. */
    year: integer(),
    /** What name and description are written in. */
    language: text().$type<ContentRecord["language"]>().notNull().default("en"),
    version: resourceVersionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.token] }),
    index("contents_position").on(table.channel, table.position),
    index("contents_events")
      .on(table.channel)
      .where(sql`${table.state} <> 'vod'`),
  ],
);
