import { boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { resourceVersionColumn } from "./schema.ts";

/**
 * What each process of the site has to drop from its caches: one row for each of them and each channel, deleted when it
 * is done. It outlives the channel, so it does not reference it. docs/admin-api.md AA-104
 */
export const sitePurges = pgTable(
  "site_purges",
  {
    /** The address of a process of the site. */
    site: text().notNull(),
    channel: text().notNull(),
    /** The whole channel, not only these pages and contents. */
    isWhole: boolean("is_whole").notNull(),
    pages: text().array().notNull(),
    contents: text().array().notNull(),
    attempts: integer().notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
    /** Another one after each change. */
    version: resourceVersionColumn(),
  },
  (table) => [primaryKey({ columns: [table.site, table.channel] })],
);
