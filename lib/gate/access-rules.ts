import type { Channel } from "../contract/channel.ts";
import type { PurchaseDetails } from "../contract/purchase.ts";
import { isTemporaryFailure, isTokenRejectedError } from "../api-error.ts";
import { isSignedIn } from "../session/session.ts";
import { isPrivateRoute } from "../urls/parse-address.ts";
import {
  type GateDecision,
  type GateInput,
  redirectFromClosedContent,
  redirectToSignIn,
  failureScreenDecision,
  expiredSessionCookies,
  type DecisionCookies,
  redirectDecision,
} from "./decision.ts";
import { denialWithUnlock } from "./denial.ts";
import { pathInSiteOrWebView, trimPathEnd } from "../urls/site-paths.ts";

/** Whether a channel requires viewers to sign in before they play anything. */
export function isSignInForced({ settings }: Pick<Channel, "settings">): boolean {
  return settings.viewers.subscriptionType === "force";
}

/** A channel that forces subscription closes `/video/*` without a token, and nothing else. */
export function requireSignIn(input: GateInput): GateDecision | undefined {
  const { address, channel, requester } = input;
  if (address.route.kind !== "video" || isSignedIn(requester.session)) return undefined;
  if (requester.isPreview || !isSignInForced(channel)) return undefined;
  return redirectFromClosedContent(input, address.route.videoId);
}

/** Content codes 401 and 402, and a rejected token: docs/behaviour.md BE-20. */
export function denyAccess(input: GateInput): GateDecision | undefined {
  const { response, address, requester } = input;
  if (response.kind !== "refused") return undefined;
  const { error } = response;
  const { route, currentPath } = address;
  if (route.kind === "video" && error.code === 401) {
    if (!isSignedIn(requester.session)) return redirectFromClosedContent(input, route.videoId);
    const remembered = { content: route.videoId, referer: currentPath };
    return redirectToSignIn(input, { ...expiredSessionCookies(input), ...remembered });
  }
  if (route.kind === "video" && error.code === 402) return toPaywalls(input, route.videoId);
  if (isTokenRejectedError(error) && isPrivateRoute(route) && isSignedIn(requester.session)) {
    return redirectToSignIn(input, { ...expiredSessionCookies(input), referer: currentPath });
  }
  const shared = error.code === 404 ? trimPathEnd(currentPath) : undefined;
  if (shared !== undefined) return redirectDecision(input, shared);
  const videoId = route.kind === "video" ? route.videoId : undefined;
  return failureScreenDecision(error, { videoId, mobile: route.mobile });
}

/** The latest alerts and subscribers group are stored in the session: docs/behaviour.md BE-28. */
export function decideSessionUpdate({ response, requester }: GateInput): GateDecision | undefined {
  if (response.kind !== "ready" || !isSignedIn(requester.session)) return undefined;
  const { session } = requester;
  const { content, user } = response;
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

function toPaywalls(input: GateInput, videoId: string): GateDecision {
  if (!isSignedIn(input.requester.session)) return redirectFromClosedContent(input, videoId);
  const { unlock = "/paywalls/" } = denialWithUnlock("paywall", { videoId });
  return { kind: "redirect", to: pathInSiteOrWebView(unlock, input.address.route.mobile) };
}

/** Redirects a visitor from a paywall to sign-in, which leads back to it, but shows a gift to everybody: docs/behaviour.md BE-17. */
export function decidePaywallPage(input: GateInput): GateDecision | undefined {
  const { route, currentPath } = input.address;
  if (route.kind !== "paywalls" || isSignedIn(input.requester.session)) return undefined;
  const remembered = wanted(route, currentPath);
  if (route.gift === undefined) return redirectToSignIn(input, remembered);
  const { response } = input;
  const isThere = response.kind === "ready" && response.gift?.status === "sent";
  return isThere ? { kind: "pass", cookies: remembered } : undefined;
}

type Wanted = { paywallId?: string; context?: string; price?: string };

function wanted({ paywallId, context, price }: Wanted, currentPath: string): DecisionCookies {
  const chosen = price === undefined ? {} : { price };
  // The query, of which `context` and `gift` are part, is in the path.
  if (paywallId !== undefined) return { paywall: paywallId, referer: currentPath, ...chosen };
  return {
    ...(context === undefined ? { referer: currentPath } : { content: context }),
    ...chosen,
  };
}

/** Payment confirm: docs/behaviour.md BE-18. */
export function decidePaymentConfirm(input: GateInput): GateDecision | undefined {
  const { address, response, requester } = input;
  if (address.route.kind !== "confirm") return undefined;
  if (!isSignedIn(requester.session) || address.route.sessionId === undefined)
    return redirectDecision(input, "/");
  if (response.kind === "refused" && isOfNobody(response.error.code))
    return redirectDecision(input, "/");
  // The payment is not lost: the page requests its state again until it is known.
  if (response.kind === "refused" && isTemporaryFailure(response.error)) return { kind: "pass" };
  if (response.kind !== "ready" || response.purchase === undefined) return undefined;
  return { kind: "pass", cookies: purchaseCookies(response.purchase) };
}

/** The cookies of a purchase: the payment token for 180 s, and the subscribers group. */
export function purchaseCookies({
  paymentToken,
  subscribersGroup,
}: PurchaseDetails): DecisionCookies {
  const cookies: DecisionCookies = {};
  if (paymentToken) cookies.payment = paymentToken;
  if (subscribersGroup) cookies.subscribersGroup = subscribersGroup;
  return cookies;
}

/** `/payment/{paywall_id}/cancel` and `…/change` need a session, and are 404 for another channel: docs/behaviour.md BE-19. */
export function decidePaymentCancel(input: GateInput): GateDecision | undefined {
  const { address, channel, requester } = input;
  if (address.route.kind !== "subscription") return undefined;
  const { channelId } = address.route;
  if (channelId !== undefined && channelId !== channel.channel_id && channelId !== channel.token) {
    return { kind: "screen", code: 404 };
  }
  return isSignedIn(requester.session)
    ? undefined
    : redirectToSignIn(input, { referer: address.currentPath });
}

/** True if the session of a payment is unknown or of another viewer. */
function isOfNobody(code: number): boolean {
  return code === 403 || code === 404;
}
