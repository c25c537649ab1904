import { ApiCallError } from "./api-call-error.ts";

/** How a call is made. */
export type ApiCallOptions = {
  signal?: AbortSignal;
  /** Fails the call when it takes longer; in ms. */
  deadlineMs?: number;
  /** Outlives the page. */
  keepalive?: boolean;
  /** Parameters of the URL. */
  query?: Record<string, string>;
};

type Request = RequestInit & { query?: object; deadlineMs?: number };

/** One request to `/api`, for `getApi` and `callApi`, which know the types. Rejects with `ApiCallError`. */
// The site's own route made the response from checked data: it is not checked again.
export async function requestApi<T>(
  name: string,
  { query = {}, deadlineMs, ...init }: Request,
): Promise<T> {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  const address = `/api/${name}${search.size > 0 ? "?" : ""}${search}`;
  const signal = withDeadline(init.signal, deadlineMs);
  const lost = (cause: unknown) => {
    throw new ApiCallError(0, { code: 0 }, undefined, cause);
  };
  const response = await fetch(address, { ...init, signal }).catch(lost);
  // A response that breaks off counts as no response: its outcome is unknown.
  const body = await response.json().catch((cause: unknown) => (response.ok ? lost(cause) : {}));
  if (response.ok) return body;
  const { status, headers } = response;
  const retryAfterS = Number(headers.get("Retry-After")) || undefined;
  throw new ApiCallError(status, { code: status, ...body }, retryAfterS);
}

function withDeadline(signal: AbortSignal | null | undefined, deadlineMs: number | undefined) {
  // Televisions have neither function, and wait as long as the site allows.
  const deadline = deadlineMs === undefined ? undefined : AbortSignal.timeout?.(deadlineMs);
  if (!signal || !deadline) return signal ?? deadline;
  return AbortSignal.any?.([signal, deadline]) ?? signal;
}
