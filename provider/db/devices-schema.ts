import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { PlaybackClaimsBySession } from "../domain/devices/device-limits.ts";
import { viewerIdColumn } from "./accounts-schema.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Bearers of devices that were removed, by their SHA-256, so that each learns why: PA-194. */
export const removedDeviceTokens = pgTable(
  "removed_tokens",
  {
    hash: text().primaryKey(),
    viewer: viewerIdColumn(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("removed_tokens_viewer").on(table.viewer)],
);

/** On which devices a viewer plays: one row for each viewer, so that one statement decides. */
export const activePlaybacks = pgTable("plays", {
  viewer: viewerIdColumn().primaryKey(),
  claims: jsonb().$type<PlaybackClaimsBySession>().notNull(),
});

/** From what kind of browser, and in which country, a viewer has signed in; "" where it is unknown. */
export const knownDevices = pgTable(
  "known_devices",
  {
    viewer: viewerIdColumn(),
    family: text().notNull(),
    country: text().notNull(),
    signedInAt: time("signed_in_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.viewer, table.family, table.country] })],
);
