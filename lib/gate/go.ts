import { isSignedIn } from "../session/make-session.ts";
import { inWebView } from "../urls/web-view.ts";
import type { Changes, Decision, Given } from "./decision.ts";
import { withUnlock } from "./reasons.ts";

/** A path as the route's own variant has it: under `/mobile` in the app's web view. */
export function at({ asked }: Given, path: string): string {
  return asked.route.mobile ? inWebView(path) : path;
}

/** A redirect to a path of ours, in the route's own variant. */
export function goTo(given: Given, path: string, cookies?: Changes): Decision {
  return { kind: "redirect", to: at(given, path), cookies };
}

/** The session is over; under `/mobile` the sign-in page has yet to tell the app. */
export function sessionOver({ asked, who }: Given): Changes {
  if (!isSignedIn(who.session)) return {};
  const { accessToken } = who.session;
  return { session: null, ...(asked.route.mobile && { logout: { accessToken, untold: true } }) };
}

/** To sign-in, with what has to be remembered. */
export function goToSignIn(given: Given, cookies?: Changes): Decision {
  return goTo(given, withUnlock("sign_in").unlock ?? "/user/signIn", cookies);
}
