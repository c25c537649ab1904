import { sql } from "drizzle-orm";
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
import type {
  WebhookDeliveryStatus,
  WebhookEvent,
  WebhookEventType,
} from "../domain/webhook-events.ts";
import { channelTokenColumn, resourceVersionColumn } from "./schema.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

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
    dueAt: time("due_at").notNull(),
    /** Another one after each change. */
    version: resourceVersionColumn(),
  },
  (table) => [primaryKey({ columns: [table.site, table.channel] })],
);

/** Addresses of other programs that are notified of events of a channel: docs/admin-api.md AA-130. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: text().primaryKey(),
    channel: channelTokenColumn(),
    url: text().notNull(),
    description: text(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    isActive: boolean("is_active").notNull(),
    /** Signs each message, so it is stored as it is: docs/security.md SE-241. */
    secret: text().notNull(),
    /** The secret before the last rotation, which signs too until that time. */
    previousSecret: text("previous_secret"),
    previousUntil: time("previous_until"),
    createdAt: time("created_at").notNull(),
    version: resourceVersionColumn(),
  },
  (table) => [index("webhooks_channel").on(table.channel)],
);

/** One message to one webhook, in the order of the events: docs/admin-api.md AA-134. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    webhook: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** The same for each webhook that has the event, and for each attempt. */
    message: text().notNull(),
    type: text().$type<WebhookEventType>().notNull(),
    /** Messages of one resource wait for each other. */
    resource: text().notNull(),
    data: jsonb().$type<WebhookEvent["data"] & { channel: string }>().notNull(),
    status: text().$type<WebhookDeliveryStatus>().notNull(),
    attempts: integer().notNull(),
    createdAt: time("created_at").notNull(),
    dueAt: time("due_at").notNull(),
    lastAttemptAt: time("last_attempt_at"),
    /** The HTTP status of the last response, if there was one, else why not. */
    responseStatus: integer("response_status"),
    error: text(),
  },
  (table) => [
    index("webhook_deliveries_due")
      .on(table.dueAt)
      .where(sql`${table.status} = 'pending'`),
    index("webhook_deliveries_resource")
      .on(table.webhook, table.resource, table.id)
      .where(sql`${table.status} = 'pending'`),
    index("webhook_deliveries_webhook").on(table.webhook, table.status, table.id),
  ],
);
