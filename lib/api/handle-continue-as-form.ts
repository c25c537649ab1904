import { destinationAfterSignIn } from "../gate/destination-after-sign-in.ts";
import { checkUrlToken } from "../pages/check-url-token.ts";
import {
  cookieWriteOptionsOf,
  createViewerRequest,
  requestOrigin,
  type ViewerRequest,
} from "../pages/viewer-request.ts";
import { appendCookies } from "../session/set-cookie.ts";
import {
  type CookieChanges,
  type UnconfirmedViewer,
  cookieChangesToSetCookies,
} from "../session/request-cookies.ts";
import { isSignedIn } from "../session/session.ts";
import { isInWebView } from "../urls/is-in-web-view.ts";
import { pathInSiteOrWebView, safePath } from "../urls/site-paths.ts";
import { toFailureResponse } from "./to-failure-response.ts";
import { isSameOriginRequest } from "./read-json-request-body.ts";

const formType = "application/x-www-form-urlencoded";
/** Enough for a form with one choice. */
export const maxContinueAsBytes = 1_000;

/**
 * Handles the form "Continue as …?", which is on a page of the site and works without scripts: `choice=continue`
 * signs in as the viewer of a link, any other value changes nothing. Responds 303 to the target of the link; 403 from
 * another site, 404 without a channel, 413 too long, 415 another type. docs/security.md SE-17, SE-184.
 */
export async function handleContinueAsForm(
  headers: Headers,
  read: () => Promise<string>,
): Promise<Response> {
  if (!isSameOriginRequest(headers)) return refused(403);
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== formType) return refused(415);
  try {
    const form = await read();
    if (Buffer.byteLength(form) > maxContinueAsBytes) return refused(413);
    const visit = await createViewerRequest(headers, new URLSearchParams());
    if (visit === null) return refused(404);
    const isWanted = new URLSearchParams(form).get("choice") === "continue";
    const { to, cookies } = await outcomeOf(visit, isWanted);
    return await redirect(visit, safePath(to, requestOrigin(headers)), cookies);
  } catch (error) {
    return refused(toFailureResponse("continue-as", error, false).status);
  }
}

type Outcome = { to: string; cookies: CookieChanges };

async function outcomeOf(visit: ViewerRequest, isWanted: boolean): Promise<Outcome> {
  const { handoff } = visit.cookies;
  if (!handoff) return { to: "/", cookies: {} };
  const stays = { to: handoff.to, cookies: { handoff: null } };
  return isWanted && isViewerUnchanged(visit, handoff) ? signIn(visit, handoff, stays) : stays;
}

/** False if the viewer has signed out, or another viewer has signed in, since the page was rendered. */
function isViewerUnchanged({ session }: ViewerRequest, { before }: UnconfirmedViewer): boolean {
  return before === (isSignedIn(session) ? session.userId : undefined);
}

async function signIn(
  visit: ViewerRequest,
  { accessToken, to }: UnconfirmedViewer,
  stays: Outcome,
) {
  const mobile = isInWebView(to.split("?", 1)[0] ?? "");
  const check = await checkUrlToken(visit, accessToken);
  if (check.session === undefined) {
    const lost = pathInSiteOrWebView("/user/signIn?error=temporarily_unavailable", mobile);
    return check.providerOut && !isSignedIn(visit.session) ? { ...stays, to: lost } : stays;
  }
  const { session, missingFields, lists } = check;
  const next = destinationAfterSignIn(visit.cookies, { mobile, missingFields, otherwise: to });
  return { to: next.to, cookies: { ...next.cookies, session, lists, handoff: null, flow: null } };
}

async function redirect(
  visit: ViewerRequest,
  to: string,
  cookies: CookieChanges,
): Promise<Response> {
  const headers = new Headers({
    Location: to,
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "no-referrer",
  });
  appendCookies(headers, await cookieChangesToSetCookies(cookies, cookieWriteOptionsOf(visit)));
  return new Response(null, { status: 303, headers });
}

function refused(status: number): Response {
  return new Response(`${status}\n`, { status, headers: { "Cache-Control": "no-store" } });
}
