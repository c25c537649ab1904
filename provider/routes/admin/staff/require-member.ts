import { findAdminChannel } from "../../../db/admin/admin-channels.ts";
import type { AuditedChange } from "../../../db/admin/audit-log.ts";
import { countOwners, findStaffMember, type StaffMember } from "../../../db/admin/staff.ts";
import type { Db } from "../../../db/database.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import {
  type AdminActor,
  hasAdminScope,
  scopesByRole,
  type StaffGrant,
} from "../../../domain/admin/scopes-and-roles.ts";
import { createScopeProblem } from "../authorize-call.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";

/** A member that the actor may see: 404 otherwise. */
export async function requireMember(db: Db, actor: AdminActor, id: string): Promise<StaffMember> {
  const member = await findStaffMember(db, id);
  const isShown =
    member &&
    (canSeeGrant(actor)(null) || member.grants.some(({ channel }) => canSeeGrant(actor)(channel)));
  if (isShown) return member;
  throw createAdminProblem("not-found", `There is no member "${id}".`);
}

/** Whether an actor sees roles on a channel. */
export function canSeeGrant(actor: AdminActor): (channel: string | null) => boolean {
  return (channel) => hasAdminScope(actor, "staff:read", channel);
}

/**
 * Members are changed by those who may change all of their roles, and nobody gives a role with scopes that they lack:
 * docs/security.md SE-221.
 */
export function requireStaffRights(actor: AdminActor, grants: readonly StaffGrant[]): void {
  for (const { channel, role } of grants) {
    const needed = ["staff:write", ...scopesByRole[role]] as const;
    const lacking = needed.find((scope) => !hasAdminScope(actor, scope, channel));
    if (lacking) throw createScopeProblem(lacking);
  }
  if (grants.length === 0 && !hasAdminScope(actor, "staff:write", null)) {
    throw createScopeProblem("staff:write");
  }
}

/** 422 for a role on a channel that does not exist. */
export async function requireChannelsOfGrants(
  db: Db,
  grants: readonly StaffGrant[],
): Promise<void> {
  for (const [index, { channel }] of grants.entries()) {
    if (channel === null || (await findAdminChannel(db, channel))) continue;
    const pointer = `#/grants/${index}/channel`;
    throw createInvalidInputProblem([{ pointer, detail: "There is no such channel." }]);
  }
}

/** 409 where a change has left nobody who owns all channels and can sign in. */
export async function requireAnOwner(tx: Db): Promise<void> {
  if ((await countOwners(tx)) === 0) {
    throw createAdminProblem("last-owner", "Make somebody else the owner of all channels first.");
  }
}

/** Entries of the audit log: one for each channel of a member's roles, so that its owners see them. */
export function toMemberChanges(
  id: string,
  grants: readonly StaffGrant[],
  change: Pick<AuditedChange, "before" | "after">,
): AuditedChange[] {
  const channels = new Set(grants.map(({ channel }) => channel));
  const shown = channels.has(null) || channels.size === 0 ? [null] : [...channels];
  return shown.map((channel) => ({ resourceType: "staff", resourceId: id, channel, ...change }));
}
