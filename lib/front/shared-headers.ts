import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { rscHeaders } from "./clean-headers.ts";
import type { Share } from "./share-key.ts";

/**
 * The only headers of the client that the site sees when it makes an answer for many: no cookie but
 * the language, no encoding, nothing personal. What is not seen cannot leak into shared bytes.
 */
export function sharedHeaders(req: IncomingMessage, share: Share): IncomingHttpHeaders {
  const { host, "user-agent": userAgent } = req.headers;
  const headers: IncomingHttpHeaders = { host, accept: "text/html" };
  if (userAgent !== undefined) headers["user-agent"] = userAgent;
  if (share.language) headers.cookie = `mq_lng=${share.language}`;
  if (!share.isPart) return headers;
  for (const name of rscHeaders) {
    if (req.headers[name] !== undefined) headers[name] = req.headers[name];
  }
  return headers;
}

/** The counted address, with the `_rsc` stamp by which Next checks a part's headers. */
export function sharedUrl(req: IncomingMessage, { url, isPart }: Share): string {
  const stamp = isPart ? /[?&](_rsc(?:=[^&]*)?)/.exec(req.url ?? "")?.[1] : undefined;
  if (stamp === undefined) return url;
  return `${url}${url.includes("?") ? "&" : "?"}${stamp}`;
}
