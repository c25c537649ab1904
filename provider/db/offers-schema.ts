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
} from "drizzle-orm/pg-core";
import type { PriceRecord, PromoRecord } from "../domain/commerce/commerce-records.ts";
import { viewerIdColumn } from "./accounts-schema.ts";
import { channelTokenColumn, resourceVersionColumn } from "./schema.ts";

/** An amount of money: an integer in minor units. */
export const moneyColumn = (name: string) => bigint(name, { mode: "number" });

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What has to be bought to watch something. */
export const paywalls = pgTable(
  "paywalls",
  {
    channel: channelTokenColumn(),
    token: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text(),
    picture: text().notNull(),
    currency: text().notNull(),
    opens: text().array().notNull(),
    perContent: boolean("per_content").notNull(),
    subscribersGroup: text("subscribers_group"),
    /** How many devices its buyers may play on at once, and be signed in on; missing: as the channel says. */
    playingLimit: integer("playing_limit"),
    signedInLimit: integer("signed_in_limit"),
    version: resourceVersionColumn(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.token] })],
);

/** The ways to pay for a paywall. */
export const prices = pgTable(
  "prices",
  {
    channel: channelTokenColumn(),
    token: text().notNull(),
    paywall: text().notNull(),
    position: integer().notNull(),
    amount: moneyColumn("amount").notNull(),
    period: text().$type<PriceRecord["period"]>().notNull(),
    intervalCount: integer("interval_count").notNull(),
    commitmentCount: integer("commitment_count"),
    withdrawn: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.token] })],
);

/** Codes that make something cheaper; written in capitals. */
export const promoCodes = pgTable(
  "promo_codes",
  {
    channel: channelTokenColumn(),
    code: text().notNull(),
    paywall: text(),
    effect: jsonb().$type<PromoRecord["effect"]>().notNull(),
    maxUses: integer("max_uses"),
    /** Counted by one statement, so that it never passes `max_uses`. */
    uses: integer().notNull(),
    endsAt: time("ends_at"),
    version: resourceVersionColumn(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.code] })],
);

/** Who uses a code, once: reserved for a checkout session, and kept when that is paid. */
export const promoUses = pgTable(
  "promo_uses",
  {
    channel: channelTokenColumn(),
    code: text().notNull(),
    viewer: viewerIdColumn(),
    session: text().notNull(),
    spentAt: time("spent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.code, table.viewer] }),
    index("promo_uses_session").on(table.session),
  ],
);
