import { eventBatchContentType, type AnalyticsEventTable } from "./event-batch-format.ts";
import type { EventBatchResult } from "./event-queue.ts";

/** Status codes after which the same request may succeed later. */
const passing = new Set([408, 425, 429]);

/** Sends a batch to an intake. Never throws: without a connection the result is `later`. docs/behaviour.md BE-293. */
export async function postEventBatch(
  endpoint: string,
  table: AnalyticsEventTable,
  body: string,
  signal: AbortSignal,
): Promise<EventBatchResult> {
  try {
    const response = await fetch(`${endpoint}?name=${table}`, {
      method: "POST",
      headers: { "Content-Type": eventBatchContentType },
      body,
      signal,
    });
    const { status, headers } = response;
    // The body is read to its end, because a connection with an unread body cannot be reused.
    await response.text().catch(() => "");
    if (status === 202) return { kind: "taken" };
    if (status === 413) return { kind: "tooLarge" };
    if (status < 500 && !passing.has(status)) return { kind: "refused" };
    const waitS = Number(headers.get("Retry-After"));
    return { kind: "later", waitMs: waitS > 0 ? Math.min(waitS, 3_600) * 1000 : undefined };
  } catch {
    return { kind: "later" };
  }
}

/** The same by `sendBeacon`, whose response is not available to the page. */
export function postEventBatchByBeacon(
  endpoint: string,
  table: AnalyticsEventTable,
  body: string,
): boolean {
  const blob = new Blob([body], { type: eventBatchContentType });
  return navigator.sendBeacon?.(`${endpoint}?name=${table}`, blob) ?? false;
}
