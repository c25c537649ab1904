import { validateHeaderValue } from "node:http";
import { env } from "../env.ts";
import { ApiError } from "../api-error.ts";
import { currentRequestId } from "../request-id-context.ts";

export type ProviderRequestParts = {
  /** Name of the operation, for errors. */
  call: string;
  /** The base of the segments, without a slash at the end: `PROVIDER_API_URL` by default. */
  base?: string;
  /** Path segments after the base; each is encoded. */
  segments: string[];
  query?: Record<string, string | undefined>;
  headers: Record<string, string>;
  /** By default GET without a body, POST with one. */
  method?: "GET" | "POST" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in the place of a body: NDJSON. */
  lines?: string;
};

/** A request that can be sent as it is. */
export type PreparedProviderRequest = {
  origin: string;
  path: string;
  method: "GET" | "POST" | "DELETE";
  headers: Record<string, string>;
  body?: string;
};

/**
 * The request of a call, checked before it takes a connection: undici's pool never releases the place of a request
 * that it cannot write. Throws `ApiError`: 404 for a segment that would change the path, 400 for an invalid header.
 */
export function prepareProviderRequest(parts: ProviderRequestParts): PreparedProviderRequest {
  const { call, segments, body: value, lines } = parts;
  const body = lines ?? (value === undefined ? undefined : JSON.stringify(value));
  if (!segments.every(isName)) throw new ApiError(call, { code: 404 });
  const method = parts.method ?? (body === undefined ? "GET" : "POST");
  const headers: Record<string, string> = { accept: "application/json", ...parts.headers };
  const requestId = currentRequestId();
  if (requestId !== undefined) headers["x-request-id"] = requestId;
  if (body !== undefined) {
    headers["content-type"] = lines === undefined ? "application/json" : "application/x-ndjson";
  }
  for (const [name, value] of Object.entries(headers)) checkHeader(call, name, value);
  const { origin, pathname, searchParams } = new URL(parts.base ?? env().providerApiUrl);
  const root = segments.length > 0 ? "" : "/";
  const path = (pathname.replace(/\/+$/, "") || root) + pathOf(parts, searchParams);
  return { origin, path, method, headers, body };
}

function isName(segment: string): boolean {
  return segment !== "." && segment !== ".." && segment.isWellFormed();
}

function checkHeader(call: string, name: string, value: string): void {
  try {
    validateHeaderValue(name, value);
  } catch (error) {
    throw new ApiError(call, { code: 400 }, error);
  }
}

/** `params` are those of the base, which may carry a key of its own. */
function pathOf({ segments, query = {} }: ProviderRequestParts, params: URLSearchParams): string {
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join("");
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, value);
  }
  return params.size === 0 ? path : `${path}?${params}`;
}
