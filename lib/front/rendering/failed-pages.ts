import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { logger } from "../../log.ts";
import { processWide } from "../../process-wide.ts";
import { internalRequestHeaders } from "../../viewer/internal-headers.ts";

/** A fault is usually repaired by other data or another version of the site. */
const ttl = 10 * 60_000;
const failed = () =>
  processWide("failed-pages", () => new LRUCache<string, true>({ max: 1000, ttl }));

/** True if the page failed as a whole in the last ten minutes: its parts are rendered apart. */
export function hasPageFailedRecently(headers: IncomingHttpHeaders, url: string): boolean {
  return failed().has(keyOf(headers, url));
}

/** Notes and logs that a page failed as a whole. docs/behaviour.md BE-440 */
export function rememberFailedPage(headers: IncomingHttpHeaders, url: string): void {
  failed().set(keyOf(headers, url), true);
  logger.error({ call: "render", path: pathOf(url) }, "page failed, its parts are rendered apart");
}

/** The request headers with which Next renders each part of a page so that it fails for itself. */
export function addPartIsolationHeader(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...headers, [internalRequestHeaders.apart]: "1" };
}

const failedPart =
  /<!--\$!--><template(?: data-dgst="([^"]*)")?[^>]*><\/template><span hidden="" data-failed-part="([^"]*)"/g;

/** Logs each part that was left out of a page: its name, and the digest by which Next logs the error. */
export function logFailedPageParts(url: string, html: string): void {
  for (const [, digest, part] of html.matchAll(failedPart)) {
    logger.error({ call: "render", path: pathOf(url), part, digest }, "part left out");
  }
}

const pathOf = (url: string) => url.replace(/\?.*/s, "");
const keyOf = ({ host = "" }: IncomingHttpHeaders, url: string) => `${host}${pathOf(url)}`;
