import { isSignedIn } from "../session/session.ts";
import { firstSegments, type UserPage } from "../urls/routes.ts";
import {
  type DecisionCookies,
  type GateDecision,
  type GateInput,
  type AccessRule,
  redirectDecision,
  redirectToSignIn,
} from "./decision.ts";
import { leadsToContent } from "./destination-after-sign-in.ts";

/** The pages under `/user`: docs/behaviour.md BE-15, BE-33. */
export function decideAccountPage(input: GateInput): GateDecision | undefined {
  const { route } = input.address;
  return route.kind === "user" ? pages[route.page]?.(input) : undefined;
}

const pages: Partial<Record<UserPage, AccessRule>> = {
  signIn: signingIn,
  signUp: signingIn,
  account: forSignedIn,
  changePassword: (input) => (resets(input) ? undefined : forSignedIn(input)),
  userRegistration: (input) =>
    signedIn(input) ? undefined : redirectToSignIn(input, wanted(input)),
  continue: continuing,
  logout: signedOut,
};

/** The page "Continue as …?" redirects home if no hand-off waits, or another viewer has signed in meanwhile. */
function continuing(input: GateInput): GateDecision | undefined {
  const { session, cookies } = input.requester;
  const current = isSignedIn(session) ? session.userId : undefined;
  const { handoff } = cookies;
  return handoff && handoff.before === current ? undefined : redirectDecision(input, "/");
}

function signingIn(input: GateInput): GateDecision {
  const { requester } = input;
  // In the app's web view the page must first notify the app.
  const shouldNotifyApp = requester.cookies.flow?.arrived === true && input.address.route.mobile;
  if (signedIn(input) && !shouldNotifyApp) return redirectDecision(input, "/");
  // The page notifies the app once of a session that ended by itself.
  const acknowledged: DecisionCookies = requester.cookies.logout?.untold ? { logout: null } : {};
  return { kind: "pass", cookies: { ...rememberedHere(input), ...acknowledged } };
}

function forSignedIn(input: GateInput): GateDecision | undefined {
  return signedIn(input)
    ? undefined
    : redirectToSignIn(input, { referer: input.address.currentPath });
}

/** The content that the viewer wanted before the registration form. */
function wanted({ address: { route } }: GateInput): DecisionCookies {
  return route.kind === "user" && route.context ? { content: route.context } : {};
}

/** After a sign-out: to the channel's own identity provider, then to sign-in; the app stays here. */
function signedOut(input: GateInput): GateDecision {
  const { address, requester } = input;
  const { route } = address;
  if (signedIn(input)) return redirectDecision(input, "/user/account");
  const spent: DecisionCookies = requester.cookies.logout ? { logout: null } : {};
  const isDone = route.kind === "user" && route.done;
  if (!isDone && requester.idpLogoutUrl !== undefined) {
    return { kind: "redirect", to: requester.idpLogoutUrl, cookies: spent, external: true };
  }
  if (isDone || route.mobile) return { kind: "pass", cookies: spent };
  return redirectToSignIn(input, spent);
}

/** The places that sign-in remembers: the widget that requested it, the chosen price, and the page that led to it. */
function rememberedHere(input: GateInput): DecisionCookies {
  const { route } = input.address;
  const { refererPath, cookies, requests } = input.requester;
  const changes: DecisionCookies = isLinkFromOtherPage(input)
    ? { content: null, paywall: null, widget: null, referer: null }
    : {};
  if (route.kind === "user" && route.widgetId) changes.widget = route.widgetId;
  if (route.kind === "user" && route.price) changes.price = route.price;
  if (requests === "fetch") changes.following = "1";
  else if (cookies.following) changes.following = null;
  const isNews = refererPath !== undefined && refererPath !== cookies.referer;
  const isStored = changes.referer !== null && isRefererStored(cookies);
  if (isNews && !isStored && isWorth(refererPath)) changes.referer = refererPath;
  return changes;
}

/**
 * A viewer pressed a link to sign-in on a page that no remembered place leads to: what was remembered before is over. A
 * redirect has no `Referer`, except after a script's request (`following`).
 */
function isLinkFromOtherPage({ requester }: GateInput): boolean {
  const { refererPath, cookies, requests } = requester;
  const { content, paywall, widget, referer, following } = cookies;
  if (requests !== "document" || refererPath === undefined || following) return false;
  if (!(content || paywall || widget) || isPrivatePath(refererPath)) return false;
  return refererPath !== referer && !(content && leadsToContent(content, refererPath));
}

/** What the gate has stored leads back to the page of one viewer or of the closed content, not to the page before it. */
function isRefererStored({ referer, content }: GateInput["requester"]["cookies"]): boolean {
  if (referer === undefined) return false;
  return isPrivatePath(referer) || (content !== undefined && leadsToContent(content, referer));
}

function isWorth(path: string): boolean {
  const isHome = /^\/(?:mobile\/?)?$/.test(path);
  return !isHome && !isPrivatePath(path);
}

const privateSegments = new Set(firstSegments((row) => row.access === "private"));

function isPrivatePath(path: string): boolean {
  const [, first = "", second = ""] = path.split(/[/?]/);
  return privateSegments.has(first === "mobile" ? second : first);
}

function resets({ address: { route } }: GateInput): boolean {
  return route.kind === "user" && route.resets;
}

function signedIn({ requester }: GateInput): boolean {
  return isSignedIn(requester.session);
}
