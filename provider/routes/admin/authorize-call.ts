import type { Context } from "hono";
import { createAdminProblem } from "../../domain/admin/problems.ts";
import {
  type AdminActor,
  canSeeChannel,
  hasAdminScope,
  listChannelsWithScope,
} from "../../domain/admin/scopes-and-roles.ts";
import type { AdminAccess } from "./admin-operation.ts";

/**
 * 403 where the actor lacks the scope of an operation, 404 for a channel on which the actor has no role, whether it exists
 * or not: docs/security.md SE-222.
 */
export function authorizeAdminCall(
  context: Context,
  actor: AdminActor,
  access: Exclude<AdminAccess, "public">,
): void {
  if (access === "signed-in") return;
  const { scope, on } = access;
  if (on === "any") {
    const channels = listChannelsWithScope(actor, scope);
    if (channels !== "all" && channels.length === 0) throw createScopeProblem(scope);
    return;
  }
  const channel = on === "all" ? null : (context.req.param("channel") ?? "");
  if (channel !== null && !canSeeChannel(actor, channel)) throw createChannelProblem(channel);
  if (!hasAdminScope(actor, scope, channel)) throw createScopeProblem(scope);
}

/** 403 that names the scope. */
export function createScopeProblem(scope: string) {
  return createAdminProblem("scope-missing", `This needs the scope ${scope}.`);
}

/** 404 for a channel. */
export function createChannelProblem(channel: string) {
  return createAdminProblem("not-found", `There is no channel "${channel}".`);
}
