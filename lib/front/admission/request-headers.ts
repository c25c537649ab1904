import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { mayCarryOwnerCode } from "../../channel/owner-code/may-carry-owner-code.ts";
import { internalRequestHeaders } from "../../viewer/internal-headers.ts";
import type { ClientInfo } from "./client-info.ts";
import { requestIdOf } from "./assign-request-id-header.ts";

const untrustedPrefixes = [
  "x-forwarded-",
  "x-mq-",
  "x-middleware-",
  "x-nextjs-",
  "x-next-",
  "x-invoke-",
  "x-vercel-",
  "x-now-",
  "x-viewer-",
  "cf-",
  "client-geo-",
  "cloudfront-",
  "fastly-",
];

const untrustedNames = new Set([
  "content-security-policy",
  "content-security-policy-report-only",
  "forwarded",
  "next-action",
  "next-resume",
  "true-client-ip",
  "x-client-ip",
  "x-http-method-override",
  "x-matched-path",
  "x-nonce",
  "x-original-url",
  "x-prerender-revalidate",
  "x-prerender-revalidate-if-generated",
  "x-real-ip",
  "x-rewrite-url",
]);

/** The headers of a request for an RSC payload (React Server Components). */
export const rscHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

/** Removes the headers that only a proxy or Next itself may write; changes the given headers. */
export function dropUntrustedHeaders(headers: IncomingHttpHeaders): void {
  for (const name in headers) if (isUntrusted(name)) delete headers[name];
  if (headers.rsc !== "1") dropRscHeaders(headers);
}

function isUntrusted(name: string): boolean {
  return untrustedNames.has(name) || untrustedPrefixes.some((prefix) => name.startsWith(prefix));
}

function dropRscHeaders(headers: IncomingHttpHeaders): void {
  for (const name of rscHeaders) delete headers[name];
}

/**
 * Marks a request that another page of the site makes, by the browser's `Sec-Fetch-Site`. A page that requests itself
 * again, as after a change of language, is not another page. docs/behaviour.md BE-487
 */
export function markRequestFromSite({ headers, url = "/" }: IncomingMessage): void {
  if (headers["sec-fetch-site"] !== "same-origin") return;
  const [path] = url.split("?");
  if (URL.parse(headers.referer ?? "")?.pathname === path) return;
  headers[internalRequestHeaders.fromSite] = "1";
}

/**
 * Turns a request for an RSC payload of a page that must not run the owner's code into one for the whole
 * page: the browser then leaves the document, and the owner's code that runs in it, also after a redirect.
 */
export function forceFullLoad(req: IncomingMessage): void {
  if (req.headers.rsc !== "1") return;
  const [path = "/"] = (req.url ?? "/").split("?");
  if (!mayCarryOwnerCode(path) && !path.startsWith("/api/")) dropRscHeaders(req.headers);
}

/**
 * Writes what Next may trust onto cleaned headers: the client, the checked host, the scheme, the
 * request's id and the nonce. Next reads the nonce from a policy on the request and puts it on its scripts.
 */
export function setForwardedHeaders(
  headers: IncomingHttpHeaders,
  { ip, proto, location }: ClientInfo,
  nonce?: string,
): void {
  const host = String(headers.host).toLowerCase();
  headers.host = host;
  headers["x-forwarded-for"] = ip;
  headers["x-forwarded-proto"] = proto;
  headers["x-forwarded-host"] = host;
  headers[internalRequestHeaders.ip] = ip;
  headers[internalRequestHeaders.host] = host;
  headers[internalRequestHeaders.proto] = proto;
  headers[internalRequestHeaders.requestId] = requestIdOf({ headers });
  if (location.country) headers[internalRequestHeaders.country] = location.country;
  if (location.city) headers[internalRequestHeaders.city] = encodeURIComponent(location.city);
  if (location.region) headers[internalRequestHeaders.region] = encodeURIComponent(location.region);
  // An RSC payload has no inline scripts.
  if (nonce === undefined || headers.rsc === "1") return;
  headers[internalRequestHeaders.nonce] = nonce;
  headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
}
