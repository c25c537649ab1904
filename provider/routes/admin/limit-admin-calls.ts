import type { Context } from "hono";
import type { AdminActor } from "../../domain/admin/scopes-and-roles.ts";
import { callRateLimits } from "../../domain/call-rate-limits.ts";
import type { Services } from "../../services.ts";
import {
  createTooManyAttemptsError,
  deleteExpiredRateLimits,
} from "../accounts/limit-account-attempts.ts";

const { points, windowS } = callRateLimits.admin;

/**
 * Counts a call of a member or a key, for all processes. Every response says how many are left
 * (`RateLimit`, `RateLimit-Policy`: draft-ietf-httpapi-ratelimit-headers); 429 when there were too many.
 */
export async function limitAdminCalls(
  services: Services,
  context: Context,
  { id }: AdminActor,
): Promise<void> {
  deleteExpiredRateLimits(services);
  const { remaining, resetS, waitS } = await services.limits.measure("admin", id);
  context.header("RateLimit-Policy", `"admin";q=${points};w=${windowS}`);
  context.header("RateLimit", `"admin";r=${remaining};t=${resetS}`);
  if (waitS !== undefined) throw createTooManyAttemptsError(context, waitS);
}
