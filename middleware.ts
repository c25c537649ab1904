import { type NextRequest, NextResponse } from "next/server";
import { type Decision, decide, statusOf } from "@/lib/gate/decide.ts";
import { ownersOwn } from "@/lib/channel/owners-own.ts";
import { cachePolicy } from "@/lib/pages/cache-control.ts";
import { type FoundOut, findOut } from "@/lib/pages/find-out.ts";
import { handOver, requestIdHeader } from "@/lib/pages/hand-over.ts";
import { type Route, routeOf } from "@/lib/urls/route.ts";

export const config = {
  runtime: "nodejs",
  // Texts for crawlers answer by themselves: app/(texts).
  matcher: [
    "/((?!_next/|api/|fonts/|lng/|icons/|favicon.ico|sitemap.xml$|robots.txt$|ads$|ads.txt$|manifest.webmanifest$).*)",
  ],
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const route = routeOf(pathname, searchParams);
  const found = await findOut(request.headers, searchParams, route);
  const { visit, page } = found.findings;
  if (visit) {
    found.findings.owner = ownersOwn(visit.channel, pathname, page?.page.style?.background);
  }
  const decision = decide(route, visit?.channel ?? null, visit?.session, found.answer);
  return apply(request, route, found, decision);
}

function apply(
  request: NextRequest,
  route: Route,
  found: FoundOut,
  decision: Decision,
): NextResponse {
  if (decision.kind === "redirect") {
    return NextResponse.redirect(new URL(decision.to, request.url), 307);
  }
  if (decision.kind === "screen") return screen(request, route, found, decision);
  return pass(request, route, found);
}

function pass(request: NextRequest, route: Route, { findings }: FoundOut): NextResponse {
  const headers = withRequestId(request, handOver(findings));
  const answer = NextResponse.next({ request: { headers } });
  const policy = cachePolicy(request.headers, route, findings);
  answer.headers.set("Cache-Control", policy.cacheControl);
  if (policy.share) answer.headers.set("x-mq-share", policy.share);
  if (findings.owner?.code) {
    answer.headers.set("x-mq-script-hosts", findings.owner.code.hosts.join(" "));
    answer.headers.set("x-mq-report", "1");
  }
  return answer;
}

function screen(
  request: NextRequest,
  route: Route,
  { findings }: FoundOut,
  { kind: _, ...shown }: Extract<Decision, { kind: "screen" }>,
): NextResponse {
  const headers = withRequestId(
    request,
    handOver({ ...findings, screen: shown, owner: undefined }),
  );
  const to = new URL(route.mobile ? "/mobile/error" : "/error", request.url);
  const answer = NextResponse.rewrite(to, { request: { headers } });
  const status = statusOf(shown.code);
  answer.headers.set("x-mq-status", String(status));
  answer.headers.set("Cache-Control", "no-store");
  if (status === 503) answer.headers.set("Retry-After", "5");
  return answer;
}

function withRequestId(request: NextRequest, id: string): Headers {
  const headers = new Headers(request.headers);
  headers.set(requestIdHeader, id);
  return headers;
}
