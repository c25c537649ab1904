import type { SerializedError } from "@reduxjs/toolkit";
import type { Rejection } from "@/lib/errors";

type Query = Record<string, string | number | undefined>;

/**
 * Asks the site's own `/api`: `getJson("/api/sections", { page_id: "p1", page: 2 })`.
 * Rejects with the answer's `message`, `code` and `source` when the status is not 2xx, with the browser's own
 * error when there was no answer, or one that breaks off. The shape is that of our own route, made from checked data.
 */
export async function getJson<T>(path: string, query: Query, signal: AbortSignal): Promise<T> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const answer = await fetch(`${path}?${search}`, { signal: withDeadline(signal) });
  const body = await answer.json().catch((error: unknown) => {
    if (answer.ok) throw error;
    return {};
  });
  // Redux Toolkit keeps of an error what is text.
  if (!answer.ok) {
    const { message, source, code = answer.status } = body;
    throw Object.assign(new Error(message), { code: `${code}`, source });
  }
  return body;
}

// A whole request has 30 s at the site; a line that went dead says nothing at all.
function withDeadline(signal: AbortSignal): AbortSignal {
  return AbortSignal.any?.([signal, AbortSignal.timeout(35_000)]) ?? signal;
}

/** What a rejected request leaves in the store: `rejectionOf(action)` → `{ code: 429, message: "…" }`. */
export function rejectionOf({ error }: { error: SerializedError }): Rejection {
  return error.code ? { code: +error.code, message: error.message || undefined } : { code: 0 };
}
