import { isTokenGone } from "../errors.ts";
import { isSignedIn } from "../session/make-session.ts";
import { isPrivateRoute } from "../urls/parse-address.ts";
import type { Decision, GateInput } from "./decision.ts";
import { inVariant, redirectToSignIn, sessionOver } from "./redirects.ts";
import { withUnlock } from "./denial.ts";
import { screenOf } from "./screens.ts";

/** A channel that forces subscription closes `/video/*` without a token, and nothing else. */
export function requireSignIn(input: GateInput): Decision | undefined {
  const { address, channel, requester } = input;
  if (address.route.kind !== "video" || isSignedIn(requester.session)) return undefined;
  if (channel.settings.viewers.subscriptionType !== "force") return undefined;
  return redirectToSignIn(input, { content: address.route.videoId });
}

/** Content codes 401 and 402, and a token that is no good any more: spec.md § 4, Access gating. */
export function denyAccess(input: GateInput): Decision | undefined {
  const { answer, address, requester } = input;
  if (answer.kind !== "refused") return undefined;
  const { error } = answer;
  const { route, currentPath } = address;
  if (route.kind === "video" && error.code === 401) {
    return redirectToSignIn(input, { ...sessionOver(input), content: route.videoId });
  }
  if (route.kind === "video" && error.code === 402) return toPaywalls(input, route.videoId);
  if (isTokenGone(error) && isPrivateRoute(route) && isSignedIn(requester.session)) {
    return redirectToSignIn(input, { ...sessionOver(input), referer: currentPath });
  }
  const videoId = route.kind === "video" ? route.videoId : undefined;
  return screenOf(error, { videoId, mobile: route.mobile });
}

/** The latest word on alerts and the subscribers group stays in the session: contract.md, Flows. */
export function refreshSession({ answer, requester }: GateInput): Decision | undefined {
  if (answer.kind !== "ready" || !isSignedIn(requester.session)) return undefined;
  const { session } = requester;
  const { content, user } = answer;
  const alerts = user?.alerts ?? content?.alertCount ?? session.alerts;
  const subscribersGroup =
    content?.user?.subscribersGroup ?? user?.subscribersGroup ?? session.subscribersGroup;
  const userName = user?.full_name || session.userName;
  const email = user?.email || session.email;
  const updated = { ...session, alerts, subscribersGroup, userName, email };
  const isNews =
    alerts !== session.alerts ||
    subscribersGroup !== session.subscribersGroup ||
    userName !== session.userName ||
    email !== session.email;
  return isNews ? { kind: "pass", cookies: { session: updated } } : undefined;
}

function toPaywalls(input: GateInput, videoId: string): Decision {
  if (!isSignedIn(input.requester.session)) return redirectToSignIn(input, { content: videoId });
  const { unlock = "/paywalls/" } = withUnlock("paywall", { videoId });
  return { kind: "redirect", to: inVariant(input, unlock) };
}
