import type { Context } from "hono";
import { limitCallsBySubject, readViewerNetwork } from "../limit-calls.ts";
import type { Services } from "../../services.ts";

/**
 * Counts a search by the network of the viewer; 429 with `Retry-After` when there were too many. Where site and
 * provider share no secret, viewers cannot be distinguished, and no search is counted.
 */
export async function limitSearchCalls(
  services: Services,
  context: Context,
  act: "search" | "suggestions",
): Promise<void> {
  if (!services.secret) return;
  await limitCallsBySubject(services, context, act, readViewerNetwork(services, context));
}
