import type { OutgoingHttpHeaders } from "node:http";
import { answerHeaders, internalPrefix } from "../viewer/internal-headers.ts";

const hidden = new Set(["x-powered-by", "x-nextjs-cache", "x-nextjs-prerender"]);
const ofConnection = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
]);

/** True for a header of the site that stays inside: ours, and those by which Next routes. */
export function isInternal(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith(internalPrefix) || lower.startsWith("x-middleware-") || hidden.has(lower);
}

/** True for a header that describes the bytes on one connection, not the answer. */
export function isOfConnection(name: string): boolean {
  return ofConnection.has(name.toLowerCase());
}

/** The status that the site names for a screen, if it names one. */
export function statusOf(headers: OutgoingHttpHeaders): number | undefined {
  const status = Number(headers[answerHeaders.status]);
  return Number.isInteger(status) && status >= 200 && status <= 599 ? status : undefined;
}

/** `isHtml("text/html; charset=utf-8")` → `true`. */
export function isHtml(contentType: unknown): boolean {
  return typeof contentType === "string" && contentType.startsWith("text/html");
}
