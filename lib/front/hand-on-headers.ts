import type { IncomingHttpHeaders } from "node:http";
import { viewerHeaders } from "../viewer/internal-headers.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Writes what the site may believe onto a cleaned request: the viewer, the checked host, the
 * scheme and the nonce. Next reads the nonce from a policy on the request and puts it on its scripts.
 */
export function handOn(headers: IncomingHttpHeaders, visitor: Visitor, nonce?: string): void {
  const host = String(headers.host).toLowerCase();
  const { ip, proto, place } = visitor;
  headers.host = host;
  headers["x-forwarded-for"] = ip;
  headers["x-forwarded-proto"] = proto;
  headers["x-forwarded-host"] = host;
  headers[viewerHeaders.ip] = ip;
  headers[viewerHeaders.host] = host;
  headers[viewerHeaders.proto] = proto;
  if (place.country) headers[viewerHeaders.country] = place.country;
  if (place.city) headers[viewerHeaders.city] = encodeURIComponent(place.city);
  if (place.region) headers[viewerHeaders.region] = encodeURIComponent(place.region);
  // A part of a page brings no scripts of its own.
  if (nonce === undefined || headers.rsc === "1") return;
  headers[viewerHeaders.nonce] = nonce;
  headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
}
