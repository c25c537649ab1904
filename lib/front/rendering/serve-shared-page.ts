import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from "node:http";
import type { CacheSource } from "../../cache/cache-purges.ts";
import { withCacheSources } from "../../cache/cache-sources.ts";
import { withRequestId } from "../../request-id-context.ts";
import type { ClientInfo } from "../admission/client-info.ts";
import { domainHeaders } from "../admission/domain-of-request.ts";
import type { RenderSlots } from "../admission/render-slots.ts";
import { OverloadError } from "../admission/render-queue.ts";
import { requestIdOf } from "../admission/assign-request-id-header.ts";
import { rscHeaders, setForwardedHeaders } from "../admission/request-headers.ts";
import type { PathKind } from "../../urls/path-kind.ts";
import { internalRequestHeaders } from "../../viewer/internal-headers.ts";
import type { CacheKey } from "../cache/cache-key.ts";
import { backgroundRenderClientOf, waitingClientOf } from "../admission/waiting-client.ts";
import { MicroCache, type StartRender } from "../cache/micro-cache.ts";
import { sendStoredResponse, type StoredResponse } from "../cache/stored-response.ts";
import type { FrontConfig } from "../front-config.ts";
import { readBuiltScripts } from "./built-scripts.ts";
import { makeDelayNextScripts } from "./delay-next-scripts.ts";
import { makeInlinePageStyles } from "./inline-page-styles.ts";
import { makeNoncePlaceholder } from "./nonce-placeholder.ts";
import { type RenderContext, renderPage } from "./render-page.ts";
import { makeSendUnavailable } from "./send-unavailable.ts";

export type SharedPage = { cacheKey: CacheKey; client: ClientInfo; kind: PathKind };
export type ServeSharedPage = (req: IncomingMessage, res: ServerResponse, page: SharedPage) => void;

/** Serves pages that are the same for many viewers from the micro-cache, and fills it from Next. */
export function makeServeSharedPage(
  next: RequestListener,
  config: FrontConfig,
  turns: RenderSlots,
): ServeSharedPage {
  const noncePlaceholder = makeNoncePlaceholder();
  const { siteDir, mayHoldScripts, mayInlineStyles, consolePort } = config;
  const holds = siteDir !== undefined && mayHoldScripts;
  const holdScripts = holds ? makeDelayNextScripts(readBuiltScripts(siteDir)) : undefined;
  const inlines = siteDir !== undefined && mayInlineStyles;
  const inlineStyles = inlines ? makeInlinePageStyles(siteDir) : undefined;
  const fixed = { noncePlaceholder, holdScripts, inlineStyles, consolePort };
  const sendUnavailable = makeSendUnavailable(config);
  // Each has a share of its own: made-up words, queries and router states must not push out pages.
  const shares = {
    page: new MicroCache(config.cacheBytes / 2),
    query: new MicroCache(config.cacheBytes / 8),
    search: new MicroCache(config.cacheBytes / 8),
    rsc: new MicroCache(config.cacheBytes / 4),
  };
  return (req, res, page) => {
    const { key, share } = page.cacheKey;
    const cache = shares[share];
    const requestId = requestIdOf(req);
    const context = () => contextOf(req, page, fixed);
    const render: StartRender = (waiter = backgroundRenderClientOf(req)) => {
      const sources = new Set<CacheSource>();
      const work = () =>
        withRequestId(requestId, () =>
          withCacheSources(sources, () => renderPage(next, context())),
        );
      // A text is written, not rendered, so it needs no turn.
      if (page.kind === "text") return { result: work(), join: () => {}, sources };
      return { ...turns.run(waiter, work), sources };
    };
    const stored = cache.get(key, render);
    if (stored) return sendWithAge(req, res, stored);
    cache
      .render(key, render, waitingClientOf(res, page.client))
      .then((response) => sendWithAge(req, res, response))
      .catch((error: unknown) => {
        if (!(error instanceof OverloadError)) config.onError("render", error, requestId);
        if (res.headersSent) res.destroy();
        else sendUnavailable(req, res, page.client);
      });
  };
}

/** Sends a response with its age: docs/behaviour.md BE-110. */
function sendWithAge(req: IncomingMessage, res: ServerResponse, response: StoredResponse): void {
  sendStoredResponse(req, res, response, ["Age", String(response.ageS)]);
}

type Fixed = Pick<
  RenderContext,
  "noncePlaceholder" | "holdScripts" | "inlineStyles" | "consolePort"
>;

function contextOf(
  req: IncomingMessage,
  { cacheKey, client, kind }: SharedPage,
  fixed: Fixed,
): RenderContext {
  const headers = sharedHeaders(req, cacheKey);
  // Only responses to one viewer depend on it, which are neither stored nor shared: no part of the cache key.
  const fromSite = req.headers[internalRequestHeaders.fromSite];
  if (kind === "video" && fromSite) headers[internalRequestHeaders.fromSite] = fromSite;
  setForwardedHeaders(headers, client, fixed.noncePlaceholder);
  return {
    ...fixed,
    url: sharedUrl(req, cacheKey),
    headers,
    isRsc: cacheKey.isRsc,
    secure: client.proto === "https",
    shareable: kind !== "video",
  };
}

/**
 * The only request headers that Next gets when it renders a shared page: no cookie except the language, no encoding,
 * nothing personal, so that no personal data can get into a shared response.
 */
function sharedHeaders(req: IncomingMessage, cacheKey: CacheKey): IncomingHttpHeaders {
  const { host, "user-agent": userAgent, "x-request-id": requestId } = req.headers;
  const headers: IncomingHttpHeaders = {
    host,
    accept: "text/html",
    "x-request-id": requestId,
    ...domainHeaders(req),
  };
  if (userAgent !== undefined) headers["user-agent"] = userAgent;
  if (cacheKey.language) headers.cookie = `mq_lng=${cacheKey.language}`;
  if (!cacheKey.isRsc) return headers;
  for (const name of rscHeaders) {
    if (req.headers[name] !== undefined) headers[name] = req.headers[name];
  }
  return headers;
}

/** The key's URL, with the `_rsc` parameter by which Next checks the headers of an RSC request. */
function sharedUrl(req: IncomingMessage, { url, isRsc }: CacheKey): string {
  const param = isRsc ? /[?&](_rsc(?:=[^&]*)?)/.exec(req.url ?? "")?.[1] : undefined;
  if (param === undefined) return url;
  return `${url}${url.includes("?") ? "&" : "?"}${param}`;
}
