import type { CookieChanges, RequestCookies } from "../session/request-cookies.ts";
import { parseRoute, type ParsedRoute } from "../urls/parse-address.ts";
import { pathInSiteOrWebView, safePath } from "../urls/site-paths.ts";

export type RememberedDestinations = Pick<
  RequestCookies,
  "widget" | "paywall" | "content" | "referer"
>;

export type AfterSignInOptions = {
  mobile: boolean;
  /** The viewer's registration form is incomplete. */
  missingFields: boolean;
  /** Where to go when nothing is remembered. */
  otherwise: string;
};

/**
 * The path for a viewer who has just signed in, and the remembered place that is deleted by going there: widget, then
 * paywall, then content, then referer, else the open registration form, else `otherwise`. docs/behaviour.md BE-29.
 */
export function destinationAfterSignIn(
  { widget, paywall, content, referer }: RememberedDestinations,
  { mobile, missingFields, otherwise }: AfterSignInOptions,
): { to: string; cookies: CookieChanges } {
  const toVariant = (path: string) => pathInSiteOrWebView(path, mobile);
  const id = encodeURIComponent;
  if (widget) return { to: toVariant(`/?widget_id=${id(widget)}`), cookies: { widget: null } };
  const back = referer && safePath(referer, anywhere);
  if (paywall && back && leadsTo(paywall, back)) {
    return { to: toVariant(back), cookies: { paywall: null, referer: null } };
  }
  if (paywall) return { to: toVariant(`/paywalls/${id(paywall)}`), cookies: { paywall: null } };
  if (content && back && leadsToContent(content, back)) {
    return { to: toVariant(back), cookies: { content: null, referer: null } };
  }
  if (content) return { to: toVariant(`/video/${id(content)}`), cookies: { content: null } };
  if (back && back !== "/") return { to: toVariant(back), cookies: { referer: null } };
  return { to: missingFields ? toVariant("/user/userRegistration") : otherwise, cookies: {} };
}

/**
 * The route that a viewer gets after signing in now: `routeAfterSignIn({ paywall: "7" })` → `{ kind: "paywalls",
 * paywallId: "7" }`.
 */
export function routeAfterSignIn(remembered: RememberedDestinations): ParsedRoute {
  const { to } = destinationAfterSignIn(remembered, {
    mobile: false,
    missingFields: false,
    otherwise: "/",
  });
  return routeOf(to);
}

/** Whether signing in now leads to a gift. */
export function doesSignInLeadToGift(remembered: RememberedDestinations): boolean {
  const route = routeAfterSignIn(remembered);
  return route.kind === "paywalls" && route.gift !== undefined;
}

/** Whether a path is the page of a paywall, with any query. */
function leadsTo(paywall: string, path: string): boolean {
  const route = routeOf(path);
  return route.kind === "paywalls" && route.paywallId === paywall;
}

/** Whether a path is the page of a content, with any query: a start time, an episode of a series. */
export function leadsToContent(content: string, path: string): boolean {
  const route = routeOf(path);
  return route.kind === "video" && route.videoId === content;
}

function routeOf(path: string): ParsedRoute {
  const { pathname, searchParams } = new URL(path, anywhere);
  return parseRoute(pathname, searchParams);
}

// Any origin: only the path matters.
const anywhere = "http://localhost";
