import type { Context } from "hono";
import { callRateLimits, type RateLimitName } from "../domain/call-rate-limits.ts";
import { getIpAddressGroup } from "../domain/accounts/ip-address-group.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import {
  deleteExpiredRateLimits,
  createTooManyAttemptsError,
} from "./accounts/limit-account-attempts.ts";
import { assertRateLimitDeclared, getDeclaredRateLimits } from "./call-rule-context.ts";
import type { Services } from "../services.ts";
import { hasSiteSecret, readForwardedViewer } from "./forwarded-viewer.ts";

const counted = new WeakSet<Context>();

/**
 * Counts a call by the limits of viewers that its route declares, once for each call; 429 with `Retry-After` when
 * there were too many.
 */
export async function limitCallsByViewer(
  services: Services,
  context: Context,
  { id }: Pick<ViewerRecord, "id">,
): Promise<void> {
  if (counted.has(context)) return;
  counted.add(context);
  for (const limit of limitsBy(context, "viewer")) await take(services, context, limit, id);
}

/**
 * Counts a call by the limits of networks that its route declares. Without a secret that site and provider share,
 * viewers of a site cannot be distinguished, and no call is counted; cheap calls of the site never are.
 */
export async function limitCallsByNetwork(services: Services, context: Context): Promise<void> {
  if (!services.secret) return;
  const isOfSite = hasSiteSecret(services, context);
  for (const limit of limitsBy(context, "network")) {
    if (limit === "direct" && isOfSite) continue;
    await take(services, context, limit, readViewerNetwork(services, context));
  }
}

/** Counts `points` of a call about a subject that its route knows; 429 when there were too many. */
export async function limitCallsBySubject(
  services: Services,
  context: Context,
  limit: RateLimitName,
  subject: string,
  points = 1,
): Promise<void> {
  assertRateLimitDeclared(context, limit);
  await take(services, context, limit, subject, points);
}

/** The network of the viewer as the site forwards it, else of the caller. */
export function readViewerNetwork(services: Services, context: Context): string {
  return getIpAddressGroup(readForwardedViewer(services, context).address ?? "unknown");
}

function limitsBy(context: Context, by: "viewer" | "network"): readonly RateLimitName[] {
  return getDeclaredRateLimits(context).filter((limit) => callRateLimits[limit].by === by);
}

async function take(
  services: Services,
  context: Context,
  limit: RateLimitName,
  key: string,
  points?: number,
): Promise<void> {
  if (callRateLimits[limit].in === "database") deleteExpiredRateLimits(services);
  const waitS = await services.limits.count(limit, key, points);
  if (waitS !== undefined) throw createTooManyAttemptsError(context, waitS);
}
