import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AdminActor, ApiKeyScope, StaffRole } from "../domain/admin/scopes-and-roles.ts";
import type { CataloguePage } from "../seed/catalogue-schema.ts";
import { channels, channelTokenColumn, resourceVersionColumn } from "./schema.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The column of a channel that is missing where all channels are meant. */
const optionalChannelColumn = () =>
  text("channel").references(() => channels.token, { onDelete: "cascade" });

const staffIdColumn = (name = "staff") =>
  text(name)
    .notNull()
    .references(() => staff.id, { onDelete: "cascade" });

/** Who administers channels: docs/admin-api.md AA-11. The address is stored trimmed and in lower case. */
export const staff = pgTable(
  "staff",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    /** Missing until the invitation is accepted. */
    passwordHash: text("password_hash"),
    createdAt: time("created_at").notNull(),
    version: resourceVersionColumn(),
  },
  (table) => [uniqueIndex("staff_email").on(table.email)],
);

/** What a member is, on one channel or (null) on all. */
export const staffGrants = pgTable(
  "staff_grants",
  {
    staff: staffIdColumn(),
    channel: optionalChannelColumn(),
    role: text().$type<StaffRole>().notNull(),
  },
  (table) => [uniqueIndex("staff_grants_of").on(table.staff, sql`coalesce(${table.channel}, '')`)],
);

/** Links by which a member sets a password, by their SHA-256. Without a member: makes the first owner. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    hash: text().primaryKey(),
    staff: text().references(() => staff.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("staff_invitations_staff").on(table.staff)],
);

/** Where members are signed in, by the SHA-256 of the cookie. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    hash: text().primaryKey(),
    staff: staffIdColumn(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("staff_sessions_staff").on(table.staff)],
);

/** API keys, by their SHA-256; `prefix` is the part of a key that is shown. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: text().primaryKey(),
    hash: text().notNull(),
    prefix: text().notNull(),
    name: text().notNull(),
    channel: optionalChannelColumn(),
    scopes: text().array().$type<ApiKeyScope[]>().notNull(),
    createdBy: staffIdColumn("created_by"),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at"),
    lastUsedAt: time("last_used_at"),
  },
  (table) => [
    uniqueIndex("api_keys_hash").on(table.hash),
    index("api_keys_created_by").on(table.createdBy),
  ],
);

/** Who changed what: docs/admin-api.md AA-60. It outlives channels and members, so it references neither. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: time("at").notNull(),
    actorKind: text("actor_kind").$type<AdminActor["kind"]>().notNull(),
    actorId: text("actor_id").notNull(),
    actorName: text("actor_name").notNull(),
    action: text().notNull(),
    channel: text(),
    resourceType: text("resource_type").notNull(),
    resourceId: text("resource_id").notNull(),
    before: jsonb().$type<object>(),
    after: jsonb().$type<object>(),
    requestId: text("request_id"),
  },
  (table) => [
    index("audit_log_channel").on(table.channel, table.id),
    index("audit_log_resource").on(table.resourceType, table.resourceId, table.id),
  ],
);

/** Changes of pages that are not published yet: docs/admin-api.md AA-80. */
export const pageDrafts = pgTable(
  "page_drafts",
  {
    channel: channelTokenColumn(),
    token: text().notNull(),
    document: jsonb().$type<CataloguePage>().notNull(),
    updatedAt: time("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
    version: resourceVersionColumn(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.token] })],
);

/** What of a page was published, in order. */
export const pageRevisions = pgTable(
  "page_revisions",
  {
    channel: channelTokenColumn(),
    token: text().notNull(),
    number: integer().notNull(),
    document: jsonb().$type<CataloguePage>().notNull(),
    publishedAt: time("published_at").notNull(),
    /** The name of a member or a key; missing where the page was there before its first change. */
    publishedBy: text("published_by"),
    /** The revision that was published again. */
    restoredFrom: integer("restored_from"),
  },
  (table) => [primaryKey({ columns: [table.channel, table.token, table.number] })],
);

/** Responses to creations, for a repetition with the same `Idempotency-Key`: docs/admin-api.md AA-40. */
export const adminIdempotencyKeys = pgTable(
  "admin_idempotency_keys",
  {
    actor: text().notNull(),
    key: text().notNull(),
    /** The SHA-256 of path and body. */
    request: text().notNull(),
    status: integer().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    body: jsonb().$type<object>(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.key] }),
    index("admin_idempotency_keys_age").on(table.actor, table.createdAt),
  ],
);

/**
 * Domains of owners, in ASCII, lower case, without a final dot: docs/admin-api.md AA-92. Any channel may have one that is not
 * proven yet, so that nobody reserves the domain of others; proven, it belongs to one channel.
 */
export const domains = pgTable(
  "domains",
  {
    channel: channelTokenColumn(),
    host: text().notNull(),
    /** What the DNS record has to contain. */
    proof: text().notNull(),
    createdAt: time("created_at").notNull(),
    provenAt: time("proven_at"),
    version: resourceVersionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.host] }),
    uniqueIndex("domains_proven")
      .on(table.host)
      .where(sql`${table.provenAt} is not null`),
  ],
);
