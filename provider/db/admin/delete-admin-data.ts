import { adminIdempotencyKeys, auditLog, staff, staffInvitations } from "../admin-schema.ts";
import type { Db } from "../database.ts";

/** Removes all staff with their sessions and API keys, and the audit log: back to the state after the first start. */
export async function deleteAdminData(db: Db): Promise<void> {
  for (const table of [staff, staffInvitations, auditLog, adminIdempotencyKeys]) {
    await db.delete(table);
  }
}
