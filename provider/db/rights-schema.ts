import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { RightsRule, RightsTerritory } from "../domain/rights/rights-rules.ts";
import { channelTokenColumn, resourceVersionColumn } from "./schema.ts";

/** Where and when the contents of a channel may be watched: docs/provider-api.md PA-200. */
export const rightsRules = pgTable(
  "rights_rules",
  {
    channel: channelTokenColumn(),
    token: text().notNull(),
    position: integer().notNull(),
    /** Null: all contents of the channel. */
    content: text(),
    kind: text().$type<RightsRule["kind"]>().notNull(),
    from: timestamp("starts_at", { withTimezone: true }),
    until: timestamp("ends_at", { withTimezone: true }),
    /** Of a window; null: everywhere. */
    territory: jsonb().$type<RightsTerritory>(),
    /** Of an embargo: before the start of an event. */
    minutes: integer(),
    version: resourceVersionColumn(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.token] })],
);
