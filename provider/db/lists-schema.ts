import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { EventChange } from "../domain/events/event-change.ts";
import { viewerIdColumn } from "./accounts-schema.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What a viewer wants to watch later. */
export const watchList = pgTable(
  "watch_list",
  { viewer: viewerIdColumn(), content: text().notNull(), addedAt: time("added_at").notNull() },
  (table) => [primaryKey({ columns: [table.viewer, table.content] })],
);

/** The events that a viewer subscribed to, and which notifications were sent. */
export const liveNotifications = pgTable(
  "live_notifications",
  {
    viewer: viewerIdColumn(),
    content: text().notNull(),
    email: text().notNull(),
    addedAt: time("added_at").notNull(),
    /** The start of the event that they were notified of. */
    notifiedStart: time("told_of"),
    /** When the change of a start was made that they were notified of. */
    notifiedChange: time("told_of_change"),
  },
  (table) => [
    primaryKey({ columns: [table.viewer, table.content] }),
    index("live_notifications_content").on(table.content),
  ],
);

/** How far a viewer has watched a content, in seconds. */
export const watchProgress = pgTable(
  "watch_progress",
  {
    viewer: viewerIdColumn(),
    content: text().notNull(),
    currentTimeS: doublePrecision("current_time_s").notNull(),
    durationS: doublePrecision("duration_s").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewer, table.content] }),
    index("watch_progress_updated_at").on(table.viewer, table.updatedAt),
  ],
);

/** Browsers in which a viewer takes notifications (Web Push): address and keys of each, base64url. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    endpoint: text().primaryKey(),
    viewer: viewerIdColumn(),
    /** The session that wanted it, and takes it along when it ends. */
    session: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("push_subscriptions_viewer").on(table.viewer)],
);

/**
 * Notifications of events that are still to be sent: a mail, or a push to one browser. `due_at` and `expires_at` are
 * of the real clock, since nobody waits faster when the provider's is moved.
 */
export const pendingEventNotifications = pgTable(
  "event_messages",
  {
    id: serial().primaryKey(),
    viewer: viewerIdColumn(),
    content: text().notNull(),
    kind: text().$type<"started" | EventChange["kind"]>().notNull(),
    /** When the event begins, or would have begun. */
    start: time("start").notNull(),
    /** The browser to push to; without it the message is a mail. */
    endpoint: text().references(() => pushSubscriptions.endpoint, { onDelete: "cascade" }),
    attempts: integer().notNull(),
    dueAt: time("due_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    index("event_messages_due_at").on(table.dueAt),
    index("event_messages_viewer").on(table.viewer, table.content),
    index("event_messages_endpoint").on(table.endpoint),
  ],
);
