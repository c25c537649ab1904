import type { Context } from "hono";
import type { LimitedListAct } from "../../db/limits.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { sweepLimits, tooMany } from "../accounts/attempts.ts";
import type { Services } from "../services.ts";

/** Counts a call of a viewer about their lists; 429 with `Retry-After` when there were too many. */
export async function countListCall(
  services: Services,
  context: Context,
  act: LimitedListAct,
  { id }: ViewerRecord,
): Promise<void> {
  sweepLimits(services);
  const waitS = await services.limits.takeOfViewer(act, id);
  if (waitS !== undefined) throw tooMany(context, waitS);
}
