import { type NextRequest, NextResponse } from "next/server";
import { decide } from "@/lib/gate/decide.ts";
import type { Decision } from "@/lib/gate/decision.ts";
import { statusOf } from "@/lib/gate/screens.ts";
import { ownersOwn } from "@/lib/channel/owners-own.ts";
import { cachePolicy, isPublic } from "@/lib/pages/cache-control.ts";
import { cookieLines } from "@/lib/pages/cookie-lines.ts";
import { type FoundOut, findOut } from "@/lib/pages/find-out.ts";
import { handOver, requestIdHeader } from "@/lib/pages/hand-over.ts";
import { originOf } from "@/lib/pages/open-visit.ts";
import { type Asked, askedOf } from "@/lib/urls/asked.ts";
import { safePath } from "@/lib/urls/safe-path.ts";
import { answerHeaders } from "@/lib/viewer/internal-headers.ts";

export const config = {
  runtime: "nodejs",
  // Texts for crawlers answer by themselves: app/(texts).
  matcher: [
    "/((?!_next/|api/|fonts/|lng/|icons/|favicon.ico|sitemap.xml$|robots.txt$|ads/?$|ads.txt$|manifest.webmanifest$).*)",
  ],
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const asked = askedOf(pathname, searchParams);
  const found = await findOut(request.headers, searchParams, asked, { renews: true });
  const { visit, page } = found.findings;
  if (visit) {
    found.findings.owner = ownersOwn(visit.channel, pathname, page?.page.style?.background);
  }
  const decision = decide(asked, visit?.channel ?? null, found.who, found.answer);
  const answer = apply(request, asked, found, decision);
  if (isPublic(answer.headers)) return answer;
  for (const line of await cookieLines(found, decision.cookies)) {
    answer.headers.append("Set-Cookie", line);
  }
  return answer;
}

function apply(
  request: NextRequest,
  asked: Asked,
  found: FoundOut,
  decision: Decision,
): NextResponse {
  if (decision.kind === "redirect") return redirect(request, decision);
  if (decision.kind === "screen") return screen(request, asked, found, decision);
  return pass(request, asked, found);
}

function redirect(
  { headers }: NextRequest,
  { to, abroad }: Extract<Decision, { kind: "redirect" }>,
): NextResponse {
  const origin = originOf(headers);
  const answer = NextResponse.redirect(abroad ? to : new URL(safePath(to, origin), origin), 307);
  answer.headers.set("Cache-Control", "private, no-store");
  answer.headers.set("Referrer-Policy", "no-referrer");
  return answer;
}

function pass(request: NextRequest, { route }: Asked, { findings }: FoundOut): NextResponse {
  const headers = withRequestId(request, handOver(findings));
  const answer = NextResponse.next({ request: { headers } });
  const policy = cachePolicy(request.headers, route, findings);
  answer.headers.set("Cache-Control", policy.cacheControl);
  if (policy.share) answer.headers.set(answerHeaders.share, policy.share);
  if (findings.owner?.code) {
    answer.headers.set(answerHeaders.scriptHosts, findings.owner.code.hosts.join(" "));
    answer.headers.set(answerHeaders.report, "1");
  }
  return answer;
}

function screen(
  request: NextRequest,
  { route }: Asked,
  { findings }: FoundOut,
  { kind: _, cookies: __, ...shown }: Extract<Decision, { kind: "screen" }>,
): NextResponse {
  const headers = withRequestId(
    request,
    handOver({ ...findings, screen: shown, owner: undefined }),
  );
  const to = new URL(route.mobile ? "/mobile/error" : "/error", request.url);
  const answer = NextResponse.rewrite(to, { request: { headers } });
  const status = statusOf(shown.code);
  answer.headers.set(answerHeaders.status, String(status));
  answer.headers.set("Cache-Control", "no-store");
  const waitS = shown.retryAfterS ?? (status === 503 ? 5 : undefined);
  if (waitS !== undefined) answer.headers.set("Retry-After", String(waitS));
  return answer;
}

function withRequestId(request: NextRequest, id: string): Headers {
  const headers = new Headers(request.headers);
  headers.set(requestIdHeader, id);
  return headers;
}
