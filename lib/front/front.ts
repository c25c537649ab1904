import type { RequestListener } from "node:http";
import { checkRequest } from "./admission/check-request.ts";
import { makeReadClientInfo } from "./admission/client-info.ts";
import { limitChunkedBody } from "./admission/limit-chunked-body.ts";
import { reject } from "./admission/reject.ts";
import { dropUntrustedHeaders, forceFullLoad } from "./admission/request-headers.ts";
import { cacheKeyOf, pathKindOf } from "./cache/cache-key.ts";
import { makeServeStaticFiles } from "./cache/static-files.ts";
import type { FrontConfig } from "./config.ts";
import type { Draining } from "./process/draining.ts";
import { makeProxyToNext } from "./rendering/proxy-to-next.ts";
import { makeServeSharedPage } from "./rendering/serve-shared-page.ts";

/**
 * Wraps Next's request listener: rejects what no page may see, tells Next who the client is, and
 * finishes, caches and compresses the responses. docs/security.md SE-1.
 */
export function makeFront(
  next: RequestListener,
  config: FrontConfig,
  draining: Draining,
): RequestListener {
  const readClientInfo = makeReadClientInfo(config);
  const serveStaticFile = makeServeStaticFiles(config);
  const serveSharedPage = makeServeSharedPage(next, config);
  const proxyToNext = makeProxyToNext(next, config);
  return (req, res) => {
    draining.track(res);
    const rejection = checkRequest(req, draining.started);
    if (rejection) return reject(res, rejection);
    if (req.headers["transfer-encoding"] !== undefined) limitChunkedBody(req, res);
    if (serveStaticFile(req, res)) return;
    const client = readClientInfo(req);
    dropUntrustedHeaders(req.headers);
    forceFullLoad(req);
    const kind = pathKindOf(req.url ?? "/");
    const cacheKey = config.dev ? undefined : cacheKeyOf(req, client, kind);
    if (cacheKey) serveSharedPage(req, res, { cacheKey, client, kind });
    else proxyToNext(req, res, client);
  };
}
