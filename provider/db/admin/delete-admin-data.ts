import { adminIdempotencyKeys, auditLog, staff, staffInvitations } from "../admin-schema.ts";
import type { Db } from "../database.ts";
import { signInProviders } from "../identity-schema.ts";
import { sitePurges } from "../outbox-schema.ts";

/**
 * Removes all staff with their sessions and API keys, the audit log, keys of identity providers, and purges that wait:
 * back to the state after the first start.
 */
export async function deleteAdminData(db: Db): Promise<void> {
  for (const table of [
    staff,
    staffInvitations,
    auditLog,
    adminIdempotencyKeys,
    signInProviders,
    sitePurges,
  ]) {
    await db.delete(table);
  }
}
