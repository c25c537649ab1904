import type { RequestListener } from "node:http";
import { hasPersonalCookies } from "../session/personal-cookies.ts";
import { pathKindOf } from "../urls/path-kind.ts";
import { awaitRequestBody, hasBody } from "./admission/await-body.ts";
import { makeAdmitHost } from "./admission/admit-host.ts";
import { makeCheckRequest } from "./admission/check-request.ts";
import { makeReadClientInfo } from "./admission/client-info.ts";
import { sendRejection } from "./admission/send-rejection.ts";
import { serveConventionalPath } from "./admission/conventional-paths.ts";
import { RenderSlots } from "./admission/render-slots.ts";
import { assignRequestIdHeader } from "./admission/assign-request-id-header.ts";
import {
  dropUntrustedHeaders,
  forceFullLoad,
  markRequestFromSite,
} from "./admission/request-headers.ts";
import { cacheKeyOf } from "./cache/cache-key.ts";
import { makeServeStaticFiles } from "./cache/static-files.ts";
import type { FrontConfig } from "./front-config.ts";
import type { ShutdownDrain } from "./process/shutdown-drain.ts";
import { makeListenerGuard } from "./process/listener-guard.ts";
import { makeProxyToNext } from "./rendering/proxy-to-next.ts";
import { makeSendUnavailable } from "./rendering/send-unavailable.ts";
import { makeServeSharedPage } from "./rendering/serve-shared-page.ts";

/**
 * Wraps Next's request listener: rejects requests that must not reach Next, passes the client's data to Next, and
 * finishes, caches and compresses the responses. docs/security.md SE-1.
 */
export function makeFront(
  next: RequestListener,
  config: FrontConfig,
  draining: ShutdownDrain,
): RequestListener {
  const guard = makeListenerGuard(config.onError);
  const checkRequest = makeCheckRequest(config);
  const readClientInfo = makeReadClientInfo(config);
  const sendUnavailable = makeSendUnavailable(config);
  const serveStaticFile = makeServeStaticFiles({
    ...config,
    sendUnavailable: (req, res) => sendUnavailable(req, res, readClientInfo(req)),
  });
  const turns = new RenderSlots(config.pages);
  const serveSharedPage = makeServeSharedPage(next, config, turns);
  const proxyToNext = makeProxyToNext(next, config, turns);
  const serve = guard((req, res) => {
    if (serveStaticFile(req, res) || serveConventionalPath(req, res)) return;
    const client = readClientInfo(req);
    dropUntrustedHeaders(req.headers);
    forceFullLoad(req);
    markRequestFromSite(req);
    const kind = pathKindOf(req.url ?? "/");
    const cacheKey = config.dev ? undefined : cacheKeyOf(req, client, kind);
    if (!cacheKey) return proxyToNext(req, res, client);
    const { cookie, host = "" } = req.headers;
    const serveTo = (isForOne: boolean) => {
      if (isForOne) proxyToNext(req, res, client);
      else serveSharedPage(req, res, { cacheKey, client, kind });
    };
    const cookies = { cookie, host, isVideo: kind === "video", secure: client.proto === "https" };
    const isForOne = hasPersonalCookies(cookies, config.sessionSecrets);
    if (typeof isForOne === "boolean") return serveTo(isForOne);
    // No response is sent if the client has disconnected meanwhile.
    return isForOne.then((result) => (res.closed ? undefined : serveTo(result)));
  });
  const admit = guard(makeAdmitHost(config, { serve, readClientInfo }));
  return guard((req, res) => {
    assignRequestIdHeader(req, config.trustedProxyHops > 0);
    draining.track(res);
    const rejection = checkRequest(req, draining.started);
    if (rejection) sendRejection(res, rejection);
    else if (hasBody(req)) awaitRequestBody(req, res, () => admit(req, res));
    else admit(req, res);
  });
}
