import { batchType, type EventTable } from "./event-tables.ts";
import type { Sent } from "./event-queue.ts";

/** What a later try may change: the line, the intake's health, its patience. */
const passing = new Set([408, 425, 429]);

/** Sends a batch to an intake. Never throws: a line that is down is `later`. docs/behaviour.md BE-293. */
export async function postBatch(
  endpoint: string,
  table: EventTable,
  body: string,
  signal: AbortSignal,
): Promise<Sent> {
  try {
    const response = await fetch(`${endpoint}?name=${table}`, {
      method: "POST",
      headers: { "Content-Type": batchType },
      body,
      signal,
    });
    const { status, headers } = response;
    // A connection whose answer nobody reads to its end is kept.
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

/** The same by `sendBeacon`, whose answer nobody sees. */
export function beaconBatch(endpoint: string, table: EventTable, body: string): boolean {
  const blob = new Blob([body], { type: batchType });
  return navigator.sendBeacon?.(`${endpoint}?name=${table}`, blob) ?? false;
}
