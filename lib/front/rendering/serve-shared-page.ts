import { randomBytes } from "node:crypto";
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from "node:http";
import type { ClientInfo } from "../admission/client-info.ts";
import { reject, serviceUnavailable } from "../admission/reject.ts";
import { rscHeaders, setForwardedHeaders } from "../admission/request-headers.ts";
import type { CacheKey, PathKind } from "../cache/cache-key.ts";
import { MicroCache } from "../cache/micro-cache.ts";
import { sendStored } from "../cache/stored-response.ts";
import type { FrontConfig } from "../config.ts";
import { type RenderContext, renderPage } from "./render-page.ts";

export type SharedPage = { cacheKey: CacheKey; client: ClientInfo; kind: PathKind };
export type ServeSharedPage = (req: IncomingMessage, res: ServerResponse, page: SharedPage) => void;

/** Serves pages that are the same for many viewers from the micro-cache, and fills it from Next. */
export function makeServeSharedPage(next: RequestListener, config: FrontConfig): ServeSharedPage {
  const noncePlaceholder = randomBytes(18).toString("hex");
  const pages = new MicroCache(config.cacheBytes);
  // A store of their own: made-up router states must not push out whole pages.
  const rscPayloads = new MicroCache(Math.ceil(config.cacheBytes / 4));
  return (req, res, page) => {
    const { key, isRsc } = page.cacheKey;
    const cache = isRsc ? rscPayloads : pages;
    const render = () => renderPage(next, contextOf(req, page, noncePlaceholder, config));
    const stored = cache.get(key, render);
    if (stored) return sendStored(req, res, stored);
    cache.render(key, render).then(
      (response) => sendStored(req, res, response),
      (error: unknown) => {
        config.onError("render", error);
        reject(res, serviceUnavailable);
      },
    );
  };
}

function contextOf(
  req: IncomingMessage,
  { cacheKey, client, kind }: SharedPage,
  noncePlaceholder: string,
  { consolePort, mayHoldScripts }: FrontConfig,
): RenderContext {
  const headers = sharedHeaders(req, cacheKey);
  setForwardedHeaders(headers, client, noncePlaceholder);
  return {
    url: sharedUrl(req, cacheKey),
    headers,
    isRsc: cacheKey.isRsc,
    noncePlaceholder,
    consolePort,
    mayHoldScripts,
    secure: client.proto === "https",
    shareable: kind === "page",
  };
}

/**
 * The only request headers that Next sees when it renders for many: no cookie but the language, no
 * encoding, nothing personal. What is not there cannot leak into a shared response.
 */
function sharedHeaders(req: IncomingMessage, cacheKey: CacheKey): IncomingHttpHeaders {
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

/** The key's URL, with the `_rsc` parameter by which Next checks the headers of an RSC request. */
function sharedUrl(req: IncomingMessage, { url, isRsc }: CacheKey): string {
  const param = isRsc ? /[?&](_rsc(?:=[^&]*)?)/.exec(req.url ?? "")?.[1] : undefined;
  if (param === undefined) return url;
  return `${url}${url.includes("?") ? "&" : "?"}${param}`;
}
