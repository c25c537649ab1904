import { isSignedIn } from "../session/make-session.ts";
import type { Changes, Decision, GateInput } from "./decision.ts";
import { redirectTo, redirectToSignIn } from "./redirects.ts";

/** A paywall with no token sends to sign-in, and is where it leads back. */
export function paywallPage(input: GateInput): Decision | undefined {
  const { route, currentPath } = input.address;
  if (route.kind !== "paywalls" || isSignedIn(input.requester.session)) return undefined;
  return redirectToSignIn(input, wanted(route, currentPath));
}

function wanted(route: { paywallId?: string; context?: string }, currentPath: string): Changes {
  if (route.paywallId !== undefined) return { paywall: route.paywallId };
  return route.context === undefined ? { referer: currentPath } : { content: route.context };
}

/** Payment confirm: contract.md, Payment. */
export function confirmPayment(input: GateInput): Decision | undefined {
  const { address, answer, requester } = input;
  if (address.route.kind !== "confirm") return undefined;
  if (!isSignedIn(requester.session) || address.route.sessionId === undefined)
    return redirectTo(input, "/");
  if (answer.kind === "refused" && isOfNobody(answer.error.code)) return redirectTo(input, "/");
  if (answer.kind !== "ready" || answer.purchase === undefined) return undefined;
  const { context, paymentToken, subscribersGroup } = answer.purchase;
  const cookies: Changes = {};
  if (paymentToken) cookies.payment = paymentToken;
  if (subscribersGroup) cookies.subscribersGroup = subscribersGroup;
  return redirectTo(
    input,
    context ? `/video/${encodeURIComponent(context)}` : "/user/account",
    cookies,
  );
}

/** `/payment/{paywall_id}/cancel` needs a session; another channel's is not there. */
export function cancelPayment(input: GateInput): Decision | undefined {
  const { address, channel, requester } = input;
  if (address.route.kind !== "cancel") return undefined;
  const { channelId } = address.route;
  if (channelId !== undefined && channelId !== channel.channel_id && channelId !== channel.token) {
    return { kind: "screen", code: 404 };
  }
  return isSignedIn(requester.session)
    ? undefined
    : redirectToSignIn(input, { referer: address.currentPath });
}

/** The session of a payment is unknown, or another viewer's. */
function isOfNobody(code: number): boolean {
  return code === 403 || code === 404;
}
