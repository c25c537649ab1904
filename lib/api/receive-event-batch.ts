import {
  eventBatchContentType,
  analyticsEventTables,
  maxBatchBytes,
} from "../analytics/event-batch-format.ts";
import { env } from "../env.ts";
import { createViewerRequest } from "../pages/viewer-request.ts";
import { forwardEventBatch } from "../provider-api/tracked-events.ts";
import { clientNetwork } from "../viewer/client-network.ts";
import { readChannelEventBatch } from "./channel-event-batch.ts";
import { toFailureResponse } from "./to-failure-response.ts";
import { isSameOriginRequest } from "./read-json-request-body.ts";
import { consumeSiteRateLimits } from "./site-rate-limits.ts";

/** Seconds before the next try, if the intake sends no `Retry-After`. */
const downForS = 5;

/**
 * Accepts a batch of the tracker and forwards it to `ANALYTICS_URL`: 202 `{ successful_rows, quarantined_rows }`. 403
 * from another site or with rows of another channel, 404 without an intake or a channel, 413 too long, 415 another
 * type, 422 an unknown table, 429 and 503 with `Retry-After`. docs/security.md SE-135, SE-136.
 */
export async function receiveEventBatch(
  headers: Headers,
  name: string | null,
  read: () => Promise<string>,
): Promise<Response> {
  const table = analyticsEventTables.find((each) => each === name);
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const { analyticsUrl } = env();
  if (!isSameOriginRequest(headers)) return refused(403);
  if (type !== eventBatchContentType) return refused(415);
  if (analyticsUrl === undefined) return refused(404);
  if (!table) return refused(422);
  if (Number(headers.get("content-length") ?? 0) > maxBatchBytes) return refused(413);
  try {
    const visit = await createViewerRequest(headers, new URLSearchParams());
    if (visit === null) return refused(404);
    const { channel, callContext } = visit;
    const text = await read();
    if (Buffer.byteLength(text) > maxBatchBytes) return refused(413);
    const batch = readChannelEventBatch(text, channel.token);
    if (batch === undefined) return refused(403);
    const network = clientNetwork(callContext.viewer.ip);
    const visitKey = `${network} ${batch.visitId}`;
    // The intake counts events.
    const waitS = await consumeSiteRateLimits(
      ["event-batches", network],
      ["event-batches-of-visit", visitKey],
    );
    if (waitS !== undefined) return refused(429, waitS);
    const { lines } = batch;
    return json(202, await forwardEventBatch(callContext, channel, analyticsUrl, { table, lines }));
  } catch (error) {
    const { status, retryAfterS } = toFailureResponse("events", error, false);
    return status < 500 ? refused(status, retryAfterS) : refused(503, retryAfterS ?? downForS);
  }
}

function refused(status: number, waitS?: number): Response {
  return json(status, { code: status }, waitS ? { "Retry-After": String(waitS) } : {});
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
