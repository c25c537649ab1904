import type { AuditedChange } from "../db/admin/audit-log.ts";
import type { WebhookEvent } from "../domain/webhook-events.ts";

/** The events of an operation of the admin API: docs/admin-api.md AA-131. */
export function toWebhookEvents(
  operation: string,
  changes: readonly AuditedChange[],
): WebhookEvent[] {
  return changes.flatMap((change) => {
    const { channel, resourceId: id } = change;
    const type = typeOf(operation, change);
    return channel === null || type === undefined ? [] : [{ channel, type, data: { id } }];
  });
}

function typeOf(
  operation: string,
  { resourceType: type, before, after }: AuditedChange,
): WebhookEvent["type"] | undefined {
  if (type === "channel") return before && after ? "channel.updated" : undefined;
  if (type === "page") {
    if (operation === "deletePage") return "page.deleted";
    const isPublished = operation === "publishPage" || operation === "restorePageRevision";
    return isPublished ? "page.published" : undefined;
  }
  if (type !== "content") return undefined;
  if (!before) return "content.created";
  return after ? "content.updated" : "content.deleted";
}
