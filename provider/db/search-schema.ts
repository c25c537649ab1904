import {
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Language } from "../../lib/contract/languages.ts";
import { channelTokenColumn } from "./schema.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** How the index of a channel was made, and the languages of its contents: docs/provider-api.md PA-213. */
export const searchIndexes = pgTable("search_indexes", {
  channel: channelTokenColumn().primaryKey(),
  edition: text().notNull(),
  languages: text().array().$type<Language[]>().notNull(),
});

/** What is searched of each content. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    channel: channelTokenColumn(),
    token: text().notNull(),
    position: integer().notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    /** The name in lower case, without accents and signs. */
    nameKey: text("name_key").notNull(),
    names: tsvector().notNull(),
    /** Name (A), people (B), keywords (C) and description (D). */
    words: tsvector().notNull(),
    /** What is filtered by: a value, or several, for each name. */
    metadata: jsonb().$type<Record<string, string | string[]>>().notNull(),
    /** The transcript that is open to everybody: none where the content is closed. */
    spoken: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.token] }),
    index("search_documents_name_key").on(table.channel, table.nameKey.op("text_pattern_ops")),
    index("search_documents_names")
      .using("gin", table.channel, table.names)
      .with({ fastupdate: false }),
    index("search_documents_words")
      .using("gin", table.channel, table.words)
      .with({ fastupdate: false }),
    index("search_documents_spoken")
      .using("gin", table.channel, table.spoken)
      .with({ fastupdate: false }),
  ],
);

/** The lines of transcripts, each with the one after it. Seconds of the content. */
export const searchCues = pgTable(
  "search_cues",
  {
    transcript: text().notNull(),
    language: text().$type<Language>().notNull(),
    startS: doublePrecision("start_s").notNull(),
    text: text().notNull(),
    /** Its words (A) and those of the next line (B). */
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transcript, table.language, table.startS] }),
    index("search_cues_words").using("gin", table.words).with({ fastupdate: false }),
  ],
);

/** The words of a channel's contents, for what is mistyped. */
export const searchWords = pgTable(
  "search_words",
  {
    channel: channelTokenColumn(),
    /** Without accents. */
    word: text().notNull(),
    /** As contents write it most often. */
    shown: text().notNull(),
    /** How many contents and captions have it. */
    documents: integer().notNull(),
    /** The word, and what is left of it without one letter. */
    deletions: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.word] }),
    index("search_words_deletions")
      .using("gin", table.channel, table.deletions)
      .with({ fastupdate: false }),
    index("search_words_trigrams")
      .using("gin", table.channel, table.word.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
  ],
);

/** What an owner wants among no trends: a trend that has these words is not shown. */
export const hiddenTrends = pgTable(
  "hidden_trends",
  { channel: channelTokenColumn(), term: text().notNull() },
  (table) => [primaryKey({ columns: [table.channel, table.term] })],
);

/** How many viewers, or networks of those who are not signed in, searched for a query that day. */
export const searchQueries = pgTable(
  "search_queries",
  {
    channel: channelTokenColumn(),
    day: date().notNull(),
    query: text().notNull(),
    viewers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.day, table.query] })],
);

/** Which viewers and networks did, by a hash that does not identify them: gone with the day. */
export const searchViewers = pgTable(
  "search_viewers",
  {
    channel: channelTokenColumn(),
    day: date().notNull(),
    query: text().notNull(),
    viewer: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.day, table.query, table.viewer] }),
    index("search_viewers_viewer").on(table.channel, table.day, table.viewer),
  ],
);
