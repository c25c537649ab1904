import { adminIdempotencyKeys, auditLog, staff, staffInvitations } from "../admin-schema.ts";
import type { Db } from "../database.ts";
import { signInProviders } from "../identity-schema.ts";
import { feeds } from "../import-schema.ts";
import { sitePurges, webhooks } from "../outbox-schema.ts";

/**
 * Removes all staff with their sessions and API keys, the audit log, keys of identity providers, webhooks, purges that wait,
 * and feeds: back to the state after the first start.
 */
export async function deleteAdminData(db: Db): Promise<void> {
  for (const table of [
    staff,
    staffInvitations,
    auditLog,
    adminIdempotencyKeys,
    signInProviders,
    sitePurges,
    webhooks,
    feeds,
  ]) {
    await db.delete(table);
  }
}
