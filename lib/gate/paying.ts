import { isSignedIn } from "../session/make-session.ts";
import type { Changes, Decision, Given } from "./decision.ts";
import { goTo, goToSignIn } from "./go.ts";

/** A paywall with no token sends to sign-in, and is where it leads back. */
export function paywalls(given: Given): Decision | undefined {
  const { route, here } = given.asked;
  if (route.kind !== "paywalls" || isSignedIn(given.who.session)) return undefined;
  return goToSignIn(given, wanted(route, here));
}

function wanted(asked: { paywallId?: string; context?: string }, here: string): Changes {
  if (asked.paywallId !== undefined) return { paywall: asked.paywallId };
  return asked.context === undefined ? { referer: here } : { content: asked.context };
}

/** Payment confirm: contract.md, Payment. */
export function confirming(given: Given): Decision | undefined {
  const { asked, answer, who } = given;
  if (asked.route.kind !== "confirm") return undefined;
  if (!isSignedIn(who.session) || asked.route.sessionId === undefined) return goTo(given, "/");
  if (answer.kind === "refused" && isOfNobody(answer.error.code)) return goTo(given, "/");
  if (answer.kind !== "ready" || answer.purchase === undefined) return undefined;
  const { context, paymentToken, subscribersGroup } = answer.purchase;
  const cookies: Changes = {};
  if (paymentToken) cookies.payment = paymentToken;
  if (subscribersGroup) cookies.subscribersGroup = subscribersGroup;
  return goTo(given, context ? `/video/${encodeURIComponent(context)}` : "/user/account", cookies);
}

/** `/payment/{paywall_id}/cancel` needs a session; another channel's is not there. */
export function cancelling(given: Given): Decision | undefined {
  const { asked, channel, who } = given;
  if (asked.route.kind !== "cancel") return undefined;
  const { channelId } = asked.route;
  if (channelId !== undefined && channelId !== channel.channel_id && channelId !== channel.token) {
    return { kind: "screen", code: 404 };
  }
  return isSignedIn(who.session) ? undefined : goToSignIn(given, { referer: asked.here });
}

/** The session of a payment is unknown, or another viewer's. */
function isOfNobody(code: number): boolean {
  return code === 403 || code === 404;
}
