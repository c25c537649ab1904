import { isSignedIn } from "../session/make-session.ts";
import { inWebView } from "../urls/web-view.ts";
import type { Changes, Decision, GateInput } from "./decision.ts";
import { withUnlock } from "./denial.ts";

/** A path as the route's own variant has it: under `/mobile` in the app's web view. */
export function inVariant({ address }: GateInput, path: string): string {
  return address.route.mobile ? inWebView(path) : path;
}

/** A redirect to a path of ours, in the route's own variant. */
export function redirectTo(input: GateInput, path: string, cookies?: Changes): Decision {
  return { kind: "redirect", to: inVariant(input, path), cookies };
}

/** The session is over; under `/mobile` the sign-in page has yet to tell the app. */
export function sessionOver({ address, requester }: GateInput): Changes {
  if (!isSignedIn(requester.session)) return {};
  const { accessToken } = requester.session;
  return { session: null, ...(address.route.mobile && { logout: { accessToken, untold: true } }) };
}

/** To sign-in, with what has to be remembered. */
export function redirectToSignIn(input: GateInput, cookies?: Changes): Decision {
  return redirectTo(input, withUnlock("sign_in").unlock ?? "/user/signIn", cookies);
}
