import { and, desc, eq, inArray, lt, type SQL } from "drizzle-orm";
import type { AdminActor } from "../../domain/admin/scopes-and-roles.ts";
import { auditLog } from "../admin-schema.ts";
import type { Db } from "../database.ts";

/** A change of a resource; `channel` is missing where it belongs to none. */
export type AuditedChange = {
  resourceType:
    | "channel"
    | "domain"
    | "page"
    | "content"
    | "series"
    | "rights-rule"
    | "paywall"
    | "promo-code"
    | "api-key"
    | "staff"
    | "session"
    | "invitation"
    | "viewer"
    | "sign-in-provider"
    | "webhook"
    | "webhook-delivery"
    | "feed";
  resourceId: string;
  channel: string | null;
  before?: object;
  after?: object;
};

export type AuditLogRow = typeof auditLog.$inferSelect;

/** What of the log is read, the latest first. */
export type AuditLogFilter = {
  channels: "all" | string[];
  channel?: string;
  actor?: string;
  action?: string;
  resourceType?: string;
  resourceId?: string;
};

/** Writes changes to the log, in their transaction: docs/security.md SE-224. */
export async function saveAuditedChanges(
  db: Db,
  by: { actor: AdminActor; action: string; at: Date; requestId: string | undefined },
  changes: readonly AuditedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { actor, action, at, requestId } = by;
  const named = { actorKind: actor.kind, actorId: actor.id, actorName: actor.name };
  await db
    .insert(auditLog)
    .values(changes.map((change) => ({ ...named, action, at, requestId, ...change })));
}

/** Entries before the one with that number. */
export function listAuditLog(
  db: Db,
  filter: AuditLogFilter,
  page: { before: number | undefined; limit: number },
): Promise<AuditLogRow[]> {
  const { channels, channel, actor, action, resourceType, resourceId } = filter;
  const conditions: (SQL | undefined)[] = [
    page.before === undefined ? undefined : lt(auditLog.id, page.before),
    channels === "all" ? undefined : inArray(auditLog.channel, channels),
    channel === undefined ? undefined : eq(auditLog.channel, channel),
    actor === undefined ? undefined : eq(auditLog.actorId, actor),
    action === undefined ? undefined : eq(auditLog.action, action),
    resourceType === undefined ? undefined : eq(auditLog.resourceType, resourceType),
    resourceId === undefined ? undefined : eq(auditLog.resourceId, resourceId),
  ];
  return db
    .select()
    .from(auditLog)
    .where(and(...conditions))
    .orderBy(desc(auditLog.id))
    .limit(page.limit);
}
