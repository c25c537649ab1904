import { isTokenGone } from "../errors.ts";
import { isSignedIn } from "../session/make-session.ts";
import { isOfOneViewer } from "../urls/route.ts";
import type { Decision, Given } from "./decision.ts";
import { at, goToSignIn, sessionOver } from "./go.ts";
import { withUnlock } from "./reasons.ts";
import { screenOf } from "./screens.ts";

/** A channel that forces subscription closes `/video/*` without a token, and nothing else. */
export function forced(given: Given): Decision | undefined {
  const { asked, channel, who } = given;
  if (asked.route.kind !== "video" || isSignedIn(who.session)) return undefined;
  if (channel.settings.viewers.subscriptionType !== "force") return undefined;
  return goToSignIn(given, { content: asked.route.videoId });
}

/** Content codes 401 and 402, and a token that is no good any more: spec.md § 4, Access gating. */
export function refused(given: Given): Decision | undefined {
  const { answer, asked, who } = given;
  if (answer.kind !== "refused") return undefined;
  const { error } = answer;
  const { route, here } = asked;
  if (route.kind === "video" && error.code === 401) {
    return goToSignIn(given, { ...sessionOver(given), content: route.videoId });
  }
  if (route.kind === "video" && error.code === 402) return toPaywalls(given, route.videoId);
  if (isTokenGone(error) && isOfOneViewer(route) && isSignedIn(who.session)) {
    return goToSignIn(given, { ...sessionOver(given), referer: here });
  }
  const videoId = route.kind === "video" ? route.videoId : undefined;
  return screenOf(error, { videoId, mobile: route.mobile });
}

/** The latest word on alerts and the subscribers group stays in the session: contract.md, Flows. */
export function learning({ answer, who }: Given): Decision | undefined {
  if (answer.kind !== "ready" || !isSignedIn(who.session)) return undefined;
  const { session } = who;
  const { content, user } = answer;
  const alerts = user?.alerts ?? content?.alertCount ?? session.alerts;
  const subscribersGroup =
    content?.user?.subscribersGroup ?? user?.subscribersGroup ?? session.subscribersGroup;
  const userName = user?.full_name || session.userName;
  const email = user?.email || session.email;
  const learnt = { ...session, alerts, subscribersGroup, userName, email };
  const isNews =
    alerts !== session.alerts ||
    subscribersGroup !== session.subscribersGroup ||
    userName !== session.userName ||
    email !== session.email;
  return isNews ? { kind: "pass", cookies: { session: learnt } } : undefined;
}

function toPaywalls(given: Given, videoId: string): Decision {
  if (!isSignedIn(given.who.session)) return goToSignIn(given, { content: videoId });
  const { unlock = "/paywalls/" } = withUnlock("paywall", { videoId });
  return { kind: "redirect", to: at(given, unlock) };
}
