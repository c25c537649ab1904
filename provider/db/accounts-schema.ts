import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Language } from "../../lib/contract/languages.ts";
import type { RegistrationAnswerValue } from "../domain/accounts/registration.ts";
import type { IdentityKind, OneTimePurpose } from "../domain/accounts/viewer-record.ts";
import { channelTokenColumn } from "./schema.ts";

/** The column of whatever belongs to one viewer, and goes with them. */
export const viewerIdColumn = () =>
  text("viewer")
    .notNull()
    .references(() => viewers.id, { onDelete: "cascade" });

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A viewer belongs to one channel; the address is kept trimmed and in lower case. */
export const viewers = pgTable(
  "viewers",
  {
    id: text().primaryKey(),
    token: text().notNull(),
    channel: channelTokenColumn(),
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    passwordHash: text("password_hash"),
    passwordExpiresAt: time("password_expires_at"),
    emailVerifiedAt: time("email_verified_at"),
    subscribersGroup: text("subscribers_group"),
    alerts: integer().notNull(),
    /** In which they last signed up or in by a password, else first subscribed to an event. */
    language: text().$type<Language>(),
    createdAt: time("created_at").notNull(),
    /** Since when the owner does not let them sign in. */
    blockedAt: time("blocked_at"),
    /** When the account is deleted, as its viewer has requested. */
    deletionAt: time("deletion_at"),
  },
  (table) => [
    index("viewers_deletion_at").on(table.deletionAt),
    uniqueIndex("viewers_email").on(table.channel, table.email),
    uniqueIndex("viewers_token").on(table.token),
  ],
);

/** Who somebody is elsewhere: one identity of each kind at most. */
export const identities = pgTable(
  "identities",
  {
    viewer: viewerIdColumn(),
    channel: channelTokenColumn(),
    kind: text().$type<IdentityKind>().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewer, table.kind] }),
    uniqueIndex("identities_subject").on(table.channel, table.kind, table.issuer, table.subject),
  ],
);

/**
 * Bearers, by the SHA-256 of what the site holds. A session keeps its name through refreshes, and is
 * what a viewer knows as a device; what has ended is gone.
 */
export const accessTokens = pgTable(
  "access_tokens",
  {
    hash: text().primaryKey(),
    viewer: viewerIdColumn(),
    session: text().notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When its session began; missing in rows that are older than the column. */
    sessionStartedAt: time("session_started_at"),
    userAgent: text("user_agent"),
    city: text(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    lastActiveAt: time("last_active_at").notNull().defaultNow(),
  },
  (table) => [
    index("access_tokens_viewer").on(table.viewer),
    index("access_tokens_session").on(table.session),
  ],
);

/** What a link in a mail carries, by its SHA-256. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    hash: text().primaryKey(),
    viewer: viewerIdColumn(),
    purpose: text().$type<OneTimePurpose>().notNull(),
    /** The session that it is about. */
    session: text(),
    /** The new e-mail address that it confirms. */
    email: text(),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [index("one_time_tokens_viewer").on(table.viewer)],
);

/** The form answer of a viewer to a field of the channel's form, or that they skipped it. */
export const registrationAnswers = pgTable(
  "registration_answers",
  {
    viewer: viewerIdColumn(),
    field: text().notNull(),
    value: jsonb().$type<RegistrationAnswerValue>(),
    skipped: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.viewer, table.field] })],
);

/** How often something was tried, by a hash of what and by whom: rate-limiter-flexible. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: time("expire"),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);

/** Wrong passwords in a row, by the SHA-256 of the account. */
export const wrongPasswords = pgTable(
  "wrong_passwords",
  {
    account: text().primaryKey(),
    failures: integer().notNull(),
    endsAt: time("ends_at").notNull(),
    /** When the owner was warned. */
    ownerWarnedAt: time("told_at"),
  },
  (table) => [index("wrong_passwords_ends_at").on(table.endsAt)],
);

/** The mailbox that the console shows where there is no mail server. */
export const mails = pgTable("mails", {
  id: serial().primaryKey(),
  channel: channelTokenColumn(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  sentAt: time("sent_at").notNull(),
});
