import type { Context } from "hono";
import type { LimitedSearch } from "../../db/limits.ts";
import { addressGroup } from "../../domain/accounts/address-group.ts";
import { sweepLimits, tooMany } from "../accounts/attempts.ts";
import type { Services } from "../services.ts";
import { viewerOf } from "../told-viewer.ts";

/**
 * Counts a search of a viewer by their IP address; 429 with `Retry-After` when there were too many. Where site and
 * provider share no secret, viewers cannot be told from each other, and nobody is counted.
 */
export async function countSearchCall(
  services: Services,
  context: Context,
  act: LimitedSearch,
): Promise<void> {
  if (!services.secret) return;
  sweepLimits(services);
  const address = addressGroup(viewerOf(services, context).address ?? "unknown");
  const waitS = await services.limits.takeOfAddress(act, address);
  if (waitS !== undefined) throw tooMany(context, waitS);
}
