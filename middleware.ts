import { type NextRequest, NextResponse } from "next/server";
import type { Language } from "@/lib/contract/languages.ts";
import { decideAccess } from "@/lib/gate/decide-access.ts";
import type { GateDecision } from "@/lib/gate/decision.ts";
import { httpStatusOf } from "@/lib/gate/denial.ts";
import { getAnalyticsScripts, scriptHosts } from "@/lib/channel/analytics-scripts.ts";
import { resolveOwnerCustomizations } from "@/lib/channel/owner-customizations.ts";
import { isBehindFront } from "@/lib/front/process/mark-front-running.ts";
import { loadLanguageTexts } from "@/lib/pages/load-texts.ts";
import { logger } from "@/lib/log.ts";
import { cachePolicy, isMarkedPrivate, isPubliclyCacheable } from "@/lib/pages/cache-control.ts";
import {
  decisionSetCookieValues,
  type LoadedRequest,
  loadRequest,
} from "@/lib/pages/load-request.ts";
import { storeRequestData, requestDataKeyHeader } from "@/lib/pages/store-request-data.ts";
import { loadClosedContent } from "@/lib/pages/load-closed-content.ts";
import { createRedirectToOrigin } from "@/lib/pages/redirect-to-primary-host.ts";
import { readUnavailablePageRequest, renderUnavailablePage } from "@/lib/pages/unavailable-page.ts";
import { originCookie, requestOrigin } from "@/lib/pages/viewer-request.ts";
import { acquireRenderSlot } from "@/lib/render-slot.ts";
import { appendCookies } from "@/lib/session/set-cookie.ts";
import { deleteDoubledCookie } from "@/lib/session/doubled-cookies.ts";
import { type ParsedAddress, parseAddress, type ParsedRoute } from "@/lib/urls/parse-address.ts";
import { pathOutOfWebView, safePath } from "@/lib/urls/site-paths.ts";
import { internalResponseHeaders } from "@/lib/viewer/internal-headers.ts";

export const config = {
  runtime: "nodejs",
  // Texts for crawlers have their own route handlers: app/(texts).
  matcher: [
    "/((?!_next/|api/|fonts/|lng/|icons/|favicon.ico|sitemap.xml$|robots.txt$|ads/?$|ads.txt$|manifest.webmanifest$|app-icon/|own-titles/|offline/?$).*)",
  ],
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (!isBehindFront()) return closed("Start the site with its front.");
  const { pathname, searchParams } = request.nextUrl;
  const address = parseAddress(pathname, searchParams);
  const { headers, signal } = request;
  const loaded = await loadRequest(headers, searchParams, address, { renews: true, signal });
  const { visit, page } = loaded.data;
  if (loaded.redirectOrigin !== undefined) {
    return redirectToOrigin(request, loaded.redirectOrigin);
  }
  // No page can be rendered without texts, not even the error screen.
  if (!(await hasTexts(visit?.language ?? "en"))) return withoutTexts(request);
  if (visit) {
    loaded.data.owner = resolveOwnerCustomizations(visit, pathname, page?.page.style?.background);
    loaded.data.scripts = getAnalyticsScripts(visit.channel, pathname);
  }
  const decision = decideAccess(address, visit?.channel ?? null, loaded.requester, loaded.response);
  loaded.data.closedContent = await loadClosedContent(headers, loaded, decision);
  // A redirect is not rendered.
  const isRendered = decision.kind !== "redirect" || loaded.data.closedContent !== undefined;
  if (isRendered && !(await acquireRenderSlot())) return closed("Nobody waits.");
  const response = apply(request, address, loaded, decision);
  if (isPubliclyCacheable(response.headers)) return response;
  const origin = visit && isMarkedPrivate(response.headers) ? originCookie(visit) : {};
  appendCookies(
    response.headers,
    await decisionSetCookieValues(loaded, { ...origin, ...decision.cookies }),
  );
  if (visit) {
    const { host, secure } = visit;
    const place = { host, secure, path: pathname };
    deleteDoubledCookie(response.headers, request.headers.get("cookie"), place);
  }
  return response;
}

async function hasTexts(language: Language): Promise<boolean> {
  try {
    await loadLanguageTexts(language);
    return true;
  } catch (error) {
    logger.error({ call: "texts", reason: String(error) }, "texts cannot be read");
    return false;
  }
}

const briefly = { "Cache-Control": "no-store", "Retry-After": "5" };

function closed(reason: string): NextResponse {
  return new NextResponse(`${reason}\n`, { status: 503, headers: briefly });
}

async function withoutTexts({ headers, url }: NextRequest): Promise<NextResponse> {
  const html = await renderUnavailablePage(readUnavailablePageRequest(headers, url));
  return new NextResponse(html, {
    status: 503,
    headers: { ...briefly, "Content-Type": "text/html; charset=utf-8" },
  });
}

function apply(
  request: NextRequest,
  address: ParsedAddress,
  loaded: LoadedRequest,
  decision: GateDecision,
): NextResponse {
  if (decision.kind === "redirect" && !loaded.data.closedContent)
    return redirect(request, decision);
  if (decision.kind === "screen") return screen(request, loaded, decision);
  return pass(request, address, loaded);
}

function redirect(
  { headers }: NextRequest,
  { to, external }: Extract<GateDecision, { kind: "redirect" }>,
): NextResponse {
  const origin = requestOrigin(headers);
  const response = NextResponse.redirect(
    external ? to : new URL(safePath(to, origin), origin),
    307,
  );
  response.headers.set("Cache-Control", "private, no-store");
  response.headers.set("Referrer-Policy", "no-referrer");
  return response;
}

/** To the same path on the channel's primary host: docs/behaviour.md BE-506. */
function redirectToOrigin({ url }: NextRequest, origin: string): NextResponse {
  const { status, headers } = createRedirectToOrigin(origin, url);
  return new NextResponse(null, { status, headers });
}

function pass(
  request: NextRequest,
  { route }: ParsedAddress,
  { data }: LoadedRequest,
): NextResponse {
  const init = { request: { headers: withRequestDataKey(request, storeRequestData(data)) } };
  const response = route.mobile
    ? NextResponse.rewrite(pageUrl(request, route), init)
    : NextResponse.next(init);
  const policy = cachePolicy(request.headers, route, data);
  response.headers.set("Cache-Control", policy.cacheControl);
  if (policy.share) response.headers.set(internalResponseHeaders.share, policy.share);
  if (data.visit?.callContext.previewPass)
    response.headers.set("X-Robots-Tag", "noindex, nofollow");
  const hosts = scriptHosts(data.owner?.code, data.scripts);
  if (hosts.length > 0) response.headers.set(internalResponseHeaders.scriptHosts, hosts.join(" "));
  if (data.owner?.code) response.headers.set(internalResponseHeaders.report, "1");
  return response;
}

// The web view has the pages of the site: docs/decisions/0088.
function pageUrl(request: NextRequest, { kind }: ParsedRoute): URL {
  const to = new URL(request.url);
  to.pathname = pathOutOfWebView(to.pathname, kind);
  return to;
}

function screen(
  request: NextRequest,
  { data }: LoadedRequest,
  { kind: _, cookies: __, ...shown }: Extract<GateDecision, { kind: "screen" }>,
): NextResponse {
  const headers = withRequestDataKey(
    request,
    storeRequestData({ ...data, screen: shown, owner: undefined, scripts: undefined }),
  );
  const to = new URL("/error", request.url);
  const response = NextResponse.rewrite(to, { request: { headers } });
  const status = httpStatusOf(shown.code);
  response.headers.set(internalResponseHeaders.status, String(status));
  response.headers.set("Cache-Control", "no-store");
  const waitS = shown.retryAfterS ?? (status === 503 ? 5 : undefined);
  if (waitS !== undefined) response.headers.set("Retry-After", String(waitS));
  return response;
}

function withRequestDataKey(request: NextRequest, id: string): Headers {
  const headers = new Headers(request.headers);
  headers.set(requestDataKeyHeader, id);
  return headers;
}
