import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from "node:http";
import { buffer } from "node:stream/consumers";
import inject from "light-my-request";
import { internalResponseHeaders } from "../../viewer/internal-headers.ts";
import type { CacheLifetime, RenderedResponse } from "../cache/micro-cache.ts";
import { isCompressible, StoredResponse } from "../cache/stored-response.ts";
import { requestTimeoutMs } from "../front-config.ts";
import {
  contentSecurityPolicy,
  frameAncestorsOf,
  nonceSources,
  parseHosts,
} from "./content-security-policy.ts";
import { hashInlineScripts, type DelayNextScripts, insertNonce } from "./hash-inline-scripts.ts";
import type { InlinePageStyles } from "./inline-page-styles.ts";
import {
  hasPageFailedRecently,
  logFailedPageParts,
  rememberFailedPage,
  addPartIsolationHeader,
} from "./failed-pages.ts";
import {
  isConnectionHeader,
  isHtml,
  isInternalHeader,
  cacheLifetimeOf,
  readScreenStatusHeader,
  securityHeaders,
} from "./response-headers.ts";

/** A request that is rendered for many, and what its response depends on. */
export type RenderContext = {
  url: string;
  headers: IncomingHttpHeaders;
  isRsc: boolean;
  noncePlaceholder: string;
  secure: boolean;
  consolePort?: number;
  /** Undefined: no script of the page waits. */
  holdScripts?: DelayNextScripts;
  /** Undefined: pages wait for their style sheets. */
  inlineStyles?: InlinePageStyles;
  /** True if the response is the same for all viewers, stored or not. */
  shareable: boolean;
};

/** Lets Next render a page and turns the response into bytes with their headers. */
export async function renderPage(
  next: RequestListener,
  context: RenderContext,
): Promise<RenderedResponse> {
  const { status, headers, body } = await renderOrPartsApart(next, context);
  const setsCookie = headers["set-cookie"] !== undefined;
  const lifetime = status === 200 && !setsCookie ? cacheLifetimeOf(headers) : undefined;
  // An outage of the provider is the same for all viewers: requests that waited for this response need not render
  // again.
  const isForAll = lifetime !== undefined || context.shareable || status >= 500;
  const shareable = !setsCookie && isForAll;
  const page = isHtml(headers["content-type"])
    ? finishHtml(body, headers, context, shareable)
    : { body };
  const response = new StoredResponse({
    status,
    headers: responseHeaders(headers, context, lifetime, page.policy),
    body: page.body,
    compressible: isCompressible(headers["content-type"]),
  });
  return { response, lifetime, shareable };
}

/** A page that fails as a whole is rendered again, without the parts that failed: docs/behaviour.md BE-440. */
async function renderOrPartsApart(
  next: RequestListener,
  { url, headers }: RenderContext,
): Promise<Rendered> {
  if (!hasPageFailedRecently(headers, url)) {
    const whole = await renderNextResponse(next, url, headers, requestTimeoutMs);
    // A screen of the site, as for a provider that fails, was foreseen: to render it again changes nothing.
    const isForeseen = whole.status !== 500 || readScreenStatusHeader(whole.headers) !== undefined;
    if (isForeseen || !isHtml(whole.headers["content-type"])) return whole;
    rememberFailedPage(headers, url);
  }
  const apart = await renderNextResponse(
    next,
    url,
    addPartIsolationHeader(headers),
    requestTimeoutMs,
  );
  logFailedPageParts(url, String(apart.body));
  return apart;
}

type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * One whole response that belongs to no connection, so that it outlives the request that caused it:
 * `renderNextResponse(next, "/", headers, 30_000)`. Rejects when there is none within `timeoutMs`.
 */
export async function renderNextResponse(
  next: RequestListener,
  url: string,
  headers: IncomingHttpHeaders,
  timeoutMs: number,
): Promise<Rendered> {
  const signal = AbortSignal.timeout(timeoutMs);
  // As a stream: otherwise the package decodes each body, too, which is not needed.
  const options = { signal, validate: false, payloadAsStream: true } as const;
  const response = await inject(next, { method: "GET", url, headers, ...options });
  const body = await buffer(response.stream());
  const status = Number(response.headers[internalResponseHeaders.status] ?? response.statusCode);
  return { status, headers: response.headers, body };
}

type FinishedHtml = { body: Buffer; policy?: string };

/** Shared HTML gets hashes in its policy; HTML for one viewer gets a nonce of its own. */
function finishHtml(
  html: Buffer,
  responseHeaders: OutgoingHttpHeaders,
  context: RenderContext,
  shareable: boolean,
): FinishedHtml {
  const { url, headers, secure, consolePort, noncePlaceholder, holdScripts, inlineStyles } =
    context;
  const hosts = parseHosts(responseHeaders[internalResponseHeaders.scriptHosts]);
  const reports = responseHeaders[internalResponseHeaders.report] === "1";
  const isScreen = readScreenStatusHeader(responseHeaders) !== undefined;
  const framing = { url, host: String(headers.host), consolePort, isScreen };
  const options = { secure, hosts, reports, frameAncestors: frameAncestorsOf(framing) };
  if (shareable) {
    const { body, hashes } = hashInlineScripts(html, noncePlaceholder, {
      holdScripts,
      inlineStyles,
    });
    const scripts = ["'self'", ...hashes, ...hosts].join(" ");
    return { body, policy: contentSecurityPolicy({ ...options, scripts }) };
  }
  const nonce = randomBytes(16).toString("base64");
  const scripts = nonceSources(nonce);
  return {
    body: insertNonce(html, noncePlaceholder, nonce, inlineStyles),
    policy: contentSecurityPolicy({ ...options, scripts }),
  };
}

/** Names and values in turn: the headers of the site without internal ones, and those of the front. */
function responseHeaders(
  headers: OutgoingHttpHeaders,
  { url, isRsc, secure, noncePlaceholder }: RenderContext,
  lifetime: CacheLifetime | undefined,
  policy: string | undefined,
): string[] {
  const list: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || isInternalHeader(name) || isConnectionHeader(name)) continue;
    if (name === "cache-control" || name === "vary") continue;
    // Next writes its nonce into `Link` too; a client that knew the placeholder could get a script hashed.
    for (const each of [value].flat()) {
      list.push(name, String(each).replaceAll(`; nonce="${noncePlaceholder}"`, ""));
    }
  }
  list.push("Cache-Control", cacheControlOf(headers, isRsc, lifetime));
  list.push("Vary", [headers.vary ?? [], "Accept-Encoding"].flat().join(", "));
  if (policy) list.push("Content-Security-Policy", policy);
  for (const [name, value] of securityHeaders(headers, { url, secure }, policy !== undefined)) {
    if (headers[name.toLowerCase()] === undefined) list.push(name, value);
  }
  return list;
}

/** An RSC payload depends on request headers that external caches ignore, so it stays private. */
function cacheControlOf(
  headers: OutgoingHttpHeaders,
  isRsc: boolean,
  lifetime?: CacheLifetime,
): string {
  const cacheControl = headers["cache-control"] ?? "no-store";
  if (isRsc) return "private, no-store";
  if (lifetime === undefined || lifetime.fresh !== lifetime.stale) return cacheControl;
  return cacheControl.startsWith("public")
    ? `public, max-age=0, s-maxage=${lifetime.fresh}`
    : cacheControl;
}
