import type { OutgoingHttpHeaders } from "node:http";
import { internalResponseHeaders, internalHeaderPrefix } from "../../viewer/internal-headers.ts";
import type { CacheLifetime } from "../cache/micro-cache.ts";
import { mayResponseCarryOwnerScripts, parseHosts } from "./content-security-policy.ts";
import { permissionsPolicy } from "./permissions-policy.ts";

/** `isHtml("text/html; charset=utf-8")` → `true`. A route sets its type as a list of one value. */
export function isHtml(contentType: unknown): boolean {
  const type: unknown = Array.isArray(contentType) ? contentType[0] : contentType;
  return typeof type === "string" && type.startsWith("text/html");
}

/** The status that the site gives a screen in an internal header, if there is a valid one. */
export function readScreenStatusHeader(headers: OutgoingHttpHeaders): number | undefined {
  const status = Number(headers[internalResponseHeaders.status]);
  return Number.isInteger(status) && status >= 200 && status <= 599 ? status : undefined;
}

const internal = new Set(["x-powered-by", "x-nextjs-cache", "x-nextjs-prerender"]);

/** True for a header that is never sent to a client: internal ones, and those by which Next routes. */
export function isInternalHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return (
    lower.startsWith(internalHeaderPrefix) ||
    lower.startsWith("x-middleware-") ||
    internal.has(lower)
  );
}

const ofConnection = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
]);

/** True for a header that describes the bytes on one connection, so it is not stored. */
export function isConnectionHeader(name: string): boolean {
  return ofConnection.has(name.toLowerCase());
}

/**
 * The security headers of a response of Next, as name and value pairs; `isPage` adds those of HTML:
 * docs/security.md SE-24, SE-78.
 */
export function securityHeaders(
  headersOfNext: OutgoingHttpHeaders,
  { url, secure }: { url: string; secure: boolean },
  isPage: boolean,
): [string, string][] {
  const headers: [string, string][] = [["X-Content-Type-Options", "nosniff"]];
  if (isPage) {
    const hosts = parseHosts(headersOfNext[internalResponseHeaders.scriptHosts]);
    const isScreen = readScreenStatusHeader(headersOfNext) !== undefined;
    // The owner's code may open windows and communicate with them, but not with a page where it is not allowed.
    const opener = mayResponseCarryOwnerScripts({ url, isScreen })
      ? "same-origin-allow-popups"
      : "same-origin";
    headers.push(
      ["Referrer-Policy", "strict-origin-when-cross-origin"],
      ["Cross-Origin-Opener-Policy", opener],
      ["Cross-Origin-Resource-Policy", "same-origin"],
      ["Permissions-Policy", permissionsPolicy(hosts, secure)],
    );
  }
  if (secure) headers.push(["Strict-Transport-Security", "max-age=31536000"]);
  return headers;
}

const daySeconds = 86_400;

/**
 * How long a response may be stored, by its `Cache-Control` or the internal header that replaces it:
 * `public, s-maxage=60, stale-while-revalidate=600` → `{ fresh: 60, stale: 660, error: 86460 }`.
 * Undefined when it may not be shared. The internal header for a maximum in seconds shortens it, and
 * then the response is served stale after a failure only.
 */
export function cacheLifetimeOf(headers: OutgoingHttpHeaders): CacheLifetime | undefined {
  const cacheControl = headers[internalResponseHeaders.share] ?? headers["cache-control"];
  if (typeof cacheControl !== "string" || !/\bpublic\b/.test(cacheControl)) return undefined;
  if (/\b(?:private|no-store)\b/.test(cacheControl)) return undefined;
  const fresh = directiveSeconds(cacheControl, "s-maxage");
  if (!fresh) return undefined;
  const error = directiveSeconds(cacheControl, "stale-if-error") ?? daySeconds;
  const max = Number(headers[internalResponseHeaders.ttl] ?? Number.NaN);
  if (max >= 0 && max < fresh) return { fresh: max, stale: max, error: max + error };
  const stale = fresh + (directiveSeconds(cacheControl, "stale-while-revalidate") ?? 0);
  return { fresh, stale, error: fresh + error };
}

function directiveSeconds(cacheControl: string, name: string): number | undefined {
  const match = new RegExp(`(?:^|[\\s,])${name}\\s*=\\s*"?([0-9]+)`, "i").exec(cacheControl);
  return match ? Number(match[1]) : undefined;
}
