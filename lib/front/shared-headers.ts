import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { rscHeaders } from "./clean-headers.ts";
import type { CacheKey } from "./cache/cache-key.ts";

/**
 * The only headers of the client that the site sees when it makes an answer for many: no cookie but
 * the language, no encoding, nothing personal. What is not seen cannot leak into shared bytes.
 */
export function sharedHeaders(req: IncomingMessage, cacheKey: CacheKey): IncomingHttpHeaders {
  const { host, "user-agent": userAgent } = req.headers;
  const headers: IncomingHttpHeaders = { host, accept: "text/html" };
  if (userAgent !== undefined) headers["user-agent"] = userAgent;
  if (cacheKey.language) headers.cookie = `mq_lng=${cacheKey.language}`;
  if (!cacheKey.isRsc) return headers;
  for (const name of rscHeaders) {
    if (req.headers[name] !== undefined) headers[name] = req.headers[name];
  }
  return headers;
}

/** The counted address, with the `_rsc` stamp by which Next checks a part's headers. */
export function sharedUrl(req: IncomingMessage, { url, isRsc }: CacheKey): string {
  const stamp = isRsc ? /[?&](_rsc(?:=[^&]*)?)/.exec(req.url ?? "")?.[1] : undefined;
  if (stamp === undefined) return url;
  return `${url}${url.includes("?") ? "&" : "?"}${stamp}`;
}
