import type { CookieChanges, VisitCookies } from "../session/cookies.ts";
import { safePath, inWebView } from "../urls/paths.ts";

export type RememberedPlaces = Pick<VisitCookies, "widget" | "paywall" | "content" | "referer">;

export type SignInOutcome = {
  mobile: boolean;
  /** The viewer's registration lacks answers. */
  missingFields: boolean;
  /** Where to go when nothing is remembered. */
  otherwise: string;
};

/**
 * Where a viewer goes who has just signed in, and the remembered place that is forgotten by going
 * there: widget, then paywall, then content, then referer, else the questions that are open, else
 * `otherwise`. docs/behaviour.md BE-29.
 */
export function afterSignIn(
  { widget, paywall, content, referer }: RememberedPlaces,
  { mobile, missingFields, otherwise }: SignInOutcome,
): { to: string; cookies: CookieChanges } {
  const inVariant = (path: string) => (mobile ? inWebView(path) : path);
  const id = encodeURIComponent;
  if (widget) return { to: inVariant(`/?widget_id=${id(widget)}`), cookies: { widget: null } };
  if (paywall) return { to: inVariant(`/paywalls/${id(paywall)}`), cookies: { paywall: null } };
  if (content) return { to: inVariant(`/video/${id(content)}`), cookies: { content: null } };
  const back = referer && safePath(referer, anywhere);
  if (back && back !== "/") return { to: inVariant(back), cookies: { referer: null } };
  return { to: missingFields ? inVariant("/user/userRegistration") : otherwise, cookies: {} };
}

// A path is judged the same on every origin.
const anywhere = "http://localhost";
