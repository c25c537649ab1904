import { isSignedIn } from "../session/make-session.ts";
import type { UserPage } from "../urls/route.ts";
import type { Changes, Decision, Given, Rule } from "./decision.ts";
import { goTo, goToSignIn } from "./go.ts";

/** The pages under `/user`: spec.md § 4, Account page, Signing in while signed in, Logout. */
export function accounts(given: Given): Decision | undefined {
  const { route } = given.asked;
  return route.kind === "user" ? pages[route.page]?.(given) : undefined;
}

const pages: Partial<Record<UserPage, Rule>> = {
  signIn: signingIn,
  signUp: signingIn,
  account: forSignedIn,
  changePassword: (given) => (resets(given) ? undefined : forSignedIn(given)),
  userRegistration: (given) => (signedIn(given) ? undefined : goToSignIn(given)),
  logout: signedOut,
};

function signingIn(given: Given): Decision {
  const { who } = given;
  // In the app's web view the page has yet to tell the app of it.
  const hasToTell = who.cookies.flow?.arrived === true && given.asked.route.mobile;
  if (signedIn(given) && !hasToTell) return goTo(given, "/");
  // The page tells the app of a session that ended by itself, once.
  const told: Changes = who.cookies.logout?.untold ? { logout: null } : {};
  return { kind: "pass", cookies: { ...rememberedHere(given), ...told } };
}

function forSignedIn(given: Given): Decision | undefined {
  return signedIn(given) ? undefined : goToSignIn(given, { referer: given.asked.here });
}

/** The landing of a sign-out: on to the channel's own house, then to sign-in; the app stays here. */
function signedOut(given: Given): Decision {
  const { asked, who } = given;
  const { route } = asked;
  if (signedIn(given)) return goTo(given, "/user/account");
  const spent: Changes = who.cookies.logout ? { logout: null } : {};
  const isDone = route.kind === "user" && route.done;
  if (!isDone && who.houseLogout !== undefined) {
    return { kind: "redirect", to: who.houseLogout, cookies: spent, abroad: true };
  }
  if (isDone || route.mobile) return { kind: "pass", cookies: spent };
  return goToSignIn(given, spent);
}

/** What sign-in keeps for later: the widget that asked for it, and the page that led to it. */
function rememberedHere({ asked: { route }, who }: Given): Changes {
  const changes: Changes = {};
  if (route.kind === "user" && route.widgetId) changes.widget = route.widgetId;
  const { cameFrom, cookies } = who;
  const isHeld = cookies.referer !== undefined && ofOneViewer.test(cookies.referer);
  if (cameFrom !== undefined && cameFrom !== cookies.referer && !isHeld && isWorth(cameFrom)) {
    changes.referer = cameFrom;
  }
  return changes;
}

const ofOneViewer = /^(?:\/mobile)?\/(?:user|paywalls|payment)(?:[/?]|$)/;

function isWorth(path: string): boolean {
  const isHome = /^\/(?:mobile\/?)?$/.test(path);
  return !isHome && !ofOneViewer.test(path) && !/^(?:\/mobile)?\/error(?:[/?]|$)/.test(path);
}

function resets({ asked: { route } }: Given): boolean {
  return route.kind === "user" && route.resets;
}

function signedIn({ who }: Given): boolean {
  return isSignedIn(who.session);
}
