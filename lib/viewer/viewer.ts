import { internalRequestHeaders } from "./internal-headers.ts";

/** The viewer of a request, by the connection: the `X-Viewer-*` values of docs/provider-api.md PA-4. */
export type Viewer = {
  ip: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country?: string;
  city?: string;
  region?: string;
  userAgent: string;
};

const maxUserAgentLength = 512;

/** Reads what the front wrote on the request: `viewerFromHeaders(await headers())` → `Viewer`. */
export function viewerFromHeaders(headers: Headers): Viewer {
  return {
    ip: headers.get(internalRequestHeaders.ip) ?? "",
    country: headers.get(internalRequestHeaders.country) ?? undefined,
    city: decoded(headers.get(internalRequestHeaders.city)),
    region: decoded(headers.get(internalRequestHeaders.region)),
    // It is sent with every call, and a provider may accept only a few KB of headers.
    userAgent: (headers.get("user-agent") ?? "").slice(0, maxUserAgentLength),
  };
}

function decoded(value: string | null): string | undefined {
  return value ? decodeURIComponent(value) : undefined;
}
