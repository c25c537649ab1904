import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import compression from "compression";
import onHeaders from "on-headers";
import { withRequestId } from "../../request-id-context.ts";
import { isRenderedKind, pathKindOf } from "../../urls/path-kind.ts";
import { internalRequestHeaders, internalResponseHeaders } from "../../viewer/internal-headers.ts";
import { domainHeaders } from "../admission/domain-of-request.ts";
import type { ClientInfo } from "../admission/client-info.ts";
import type { RenderSlots } from "../admission/render-slots.ts";
import { OverloadError } from "../admission/render-queue.ts";
import { requestIdHeader, requestIdOf } from "../admission/assign-request-id-header.ts";
import { setForwardedHeaders } from "../admission/request-headers.ts";
import { waitingClientOf } from "../admission/waiting-client.ts";
import { type FrontConfig, requestTimeoutMs } from "../front-config.ts";
import {
  contentSecurityPolicy,
  developmentContentSecurityPolicy,
  frameAncestorsOf,
  nonceSources,
  parseHosts,
} from "./content-security-policy.ts";
import { hasPageFailedRecently, rememberFailedPage } from "./failed-pages.ts";
import { makeSendUnavailable, type SendUnavailable } from "./send-unavailable.ts";
import {
  isHtml,
  isInternalHeader,
  readScreenStatusHeader,
  securityHeaders,
} from "./response-headers.ts";

export type ProxyToNext = (req: IncomingMessage, res: ServerResponse, client: ClientInfo) => void;

const compress = compression({ threshold: 1024 });

/**
 * Passes requests to Next and streams its responses back, compressed: for all responses to one viewer. Each page gets
 * its nonce, and waits for its turn.
 */
export function makeProxyToNext(
  next: RequestListener,
  config: FrontConfig,
  turns: RenderSlots,
): ProxyToNext {
  const sendUnavailable = makeSendUnavailable(config);
  const proxy = makeProxy(next, config, sendUnavailable);
  return (req, res, client) => {
    if (config.dev || !isRenderedKind(pathKindOf(req.url ?? "/"))) return proxy(req, res, client);
    const render = () => {
      const end = isDone(res);
      proxy(req, res, client);
      return end;
    };
    turns.run(waitingClientOf(res, client), render).result.catch((error: unknown) => {
      if (!(error instanceof OverloadError)) config.onError("render", error, requestIdOf(req));
      if (!res.headersSent) sendUnavailable(req, res, client);
    });
  };
}

/** Resolves when a page is rendered: it has been sent, or only waits for its client. */
function isDone(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    res.once("finish", done);
    res.once("close", done);
    const write = res.write;
    res.write = (...args: unknown[]) => {
      const isFlowing: boolean = Reflect.apply(write, res, args);
      if (!isFlowing) done();
      return isFlowing;
    };
  });
}

function makeProxy(
  next: RequestListener,
  config: FrontConfig,
  sendUnavailable: SendUnavailable,
): ProxyToNext {
  return (req, res, client) => {
    const context = {
      nonce: config.dev ? undefined : randomBytes(16).toString("base64"),
      host: String(req.headers.host),
      url: req.url ?? "/",
      secure: client.proto === "https",
      consolePort: config.consolePort,
    };
    setForwardedHeaders(req.headers, client, context.nonce);
    Object.assign(req.headers, domainHeaders(req));
    if (hasPageFailedRecently(req.headers, context.url))
      req.headers[internalRequestHeaders.apart] = "1";
    onHeaders(res, () => finishHead(res, context));
    limitTime(res, () => sendUnavailable(req, res, client));
    const handle = () => withRequestId(requestIdOf(req), () => next(req, res));
    if (config.dev) handle();
    // Written for Express, it uses only what every Node request and response has.
    else Reflect.apply(compress, undefined, [req, res, handle]);
  };
}

/** Sends 503 if Next has sent nothing in time, and closes a response that Next never finishes. */
function limitTime(res: ServerResponse, onTimeout: () => void): void {
  const timer = setTimeout(() => {
    if (res.headersSent) res.destroy();
    else onTimeout();
  }, requestTimeoutMs);
  res.once("close", () => clearTimeout(timer));
}

type HeadContext = {
  /** The page's own nonce; without one (development) the policy is relaxed. */
  nonce: string | undefined;
  host: string;
  url: string;
  secure: boolean;
  consolePort?: number;
};

/** Finishes the head of a response to one viewer: status, policy, no internal header. */
function finishHead(res: ServerResponse, context: HeadContext): void {
  const isPage = isHtml(res.getHeader("content-type"));
  // A page of the front has a stricter policy already.
  if (isPage && !res.hasHeader("Content-Security-Policy")) {
    res.setHeader("Content-Security-Policy", policyFor(res, context));
  }
  for (const [name, value] of securityHeaders(res.getHeaders(), context, isPage)) {
    if (!res.hasHeader(name)) res.setHeader(name, value);
  }
  res.setHeader(requestIdHeader, requestIdOf(res.req));
  res.statusCode = readScreenStatusHeader(res.getHeaders()) ?? res.statusCode;
  // This one shows its parts with scripts only; the next one is rendered without those that failed.
  if (isPage && context.nonce && res.statusCode === 500)
    rememberFailedPage(res.req.headers, context.url);
  if (isPage || res.req.headers.rsc === "1") forbidStoring(res);
  for (const name of res.getHeaderNames()) if (isInternalHeader(name)) res.removeHeader(name);
}

function policyFor(res: ServerResponse, context: HeadContext): string {
  const { nonce, secure } = context;
  const hosts = parseHosts(res.getHeader(internalResponseHeaders.scriptHosts));
  const isScreen = readScreenStatusHeader(res.getHeaders()) !== undefined;
  const frameAncestors = frameAncestorsOf({ ...context, isScreen });
  if (nonce === undefined) return developmentContentSecurityPolicy(hosts, frameAncestors);
  const reports = res.getHeader(internalResponseHeaders.report) === "1";
  const scripts = nonceSources(nonce);
  return contentSecurityPolicy({ scripts, secure, hosts, reports, frameAncestors });
}

/** A nonce must never be stored by a cache, even if the site sends another `Cache-Control`. */
function forbidStoring(res: ServerResponse): void {
  const cacheControl = String(res.getHeader("cache-control") ?? "");
  if (!/no-store/.test(cacheControl)) res.setHeader("Cache-Control", "private, no-store");
}
