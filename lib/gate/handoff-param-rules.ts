import { isSignedIn, type SignedInSession } from "../session/session.ts";
import { destinationAfterSignIn } from "./destination-after-sign-in.ts";
import {
  type UrlTokenCheck,
  type DecisionCookies,
  type GateDecision,
  type GateInput,
  redirectDecision,
} from "./decision.ts";
import { addPreviewPass } from "../session/preview-passes.ts";
import { pathInSiteOrWebView } from "../urls/site-paths.ts";

/** Returning with `access_token`: docs/behaviour.md BE-10. */
export function decideSignInByUrlToken(input: GateInput): GateDecision | undefined {
  const { address, response } = input;
  if (address.handoffParams?.accessToken === undefined) return undefined;
  const tokenCheck = response.kind === "ready" ? response.tokenCheck : undefined;
  if (tokenCheck === undefined) return undefined;
  if (tokenCheck.session === undefined) return notConfirmed(input, tokenCheck.providerOut);
  if (isSilent(input, tokenCheck.session)) return signInByToken(input, tokenCheck);
  // The app gets no question, and does not replace a signed-in viewer.
  const isOfApp = address.route.mobile && !input.requester.comesFromElsewhere;
  return isOfApp ? redirectToCurrentPath(input) : redirectToConfirmation(input, tokenCheck.session);
}

/** A preview link leads to its page; an expired or altered one to an error screen. */
export function decidePreviewLink({ address, requester }: GateInput): GateDecision | undefined {
  if (address.handoffParams?.preview === undefined || requester.previewLink !== "over")
    return undefined;
  const over = { code: 410, source: "PREVIEW_OVER" } as const;
  return { kind: "screen", ...over };
}

/** Stores the parameters of a URL in cookies, and redirects to the URL without them. */
export function moveParamsToCookies(input: GateInput): GateDecision | undefined {
  return input.address.handoffParams && redirectToCurrentPath(input);
}

/** The parameters of a URL as cookies; bypass and preview are used on staging channels only. */
function handoffCookies({ address, channel, requester }: GateInput): DecisionCookies {
  const { subscribersGroup, bypass, preview } = address.handoffParams ?? {};
  const changes: DecisionCookies = {};
  if (subscribersGroup) changes.subscribersGroup = subscribersGroup;
  if (bypass && channel.mode === "staging") changes.bypass = "1";
  if (preview && requester.previewLink === "opens") {
    changes.preview = addPreviewPass(requester.cookies.preview, preview);
  }
  return changes;
}

function redirectToCurrentPath(input: GateInput): GateDecision {
  return { kind: "redirect", to: input.address.currentPath, cookies: handoffCookies(input) };
}

function notConfirmed(input: GateInput, providerOut: boolean): GateDecision {
  const { currentPath } = input.address;
  if (!providerOut || !isSignIn(input)) return redirectToCurrentPath(input);
  const mark = currentPath.includes("?") ? "&" : "?";
  const to = `${currentPath}${mark}error=temporarily_unavailable`;
  return { kind: "redirect", to, cookies: handoffCookies(input) };
}

/**
 * A hand-off signs in without a question if this browser began it, if it is from the app or the console, or if it is
 * of the viewer who is signed in already. All others need the viewer's confirmation: docs/security.md SE-17.
 */
function isSilent({ address, requester }: GateInput, { userId }: SignedInSession): boolean {
  const { session, cookies, maySwitch, comesFromElsewhere } = requester;
  if (maySwitch) return true;
  if (!isSignedIn(session)) {
    return cookies.flow !== undefined || (address.route.mobile && !comesFromElsewhere);
  }
  return session.userId === userId || cookies.flow?.userId === session.userId;
}

const maxTargetLength = 500;

/**
 * Redirects to the page that lets the viewer choose whether to continue as the viewer of the link: docs/behaviour.md
 * BE-393.
 */
function redirectToConfirmation(
  input: GateInput,
  { accessToken, userName, email }: SignedInSession,
): GateDecision {
  const { address, requester } = input;
  const { currentPath, route } = address;
  const home = pathInSiteOrWebView("/", route.mobile);
  const to = isSignIn(input) || currentPath.length > maxTargetLength ? home : currentPath;
  const before = isSignedIn(requester.session) ? requester.session.userId : undefined;
  const handoff = { accessToken, name: userName || email || "", before, to };
  return redirectDecision(input, "/user/continue", { ...handoffCookies(input), handoff });
}

function signInByToken(
  input: GateInput,
  { session, missingFields, lists }: Confirmed,
): GateDecision {
  const { address, requester } = input;
  const { route, currentPath } = address;
  const cookies = { ...handoffCookies(input), session, lists };
  if (route.mobile && isSignIn(input) && requester.cookies.flow) {
    // The app does not know of the sign-in yet: the page notifies it, then continues.
    const flow = {
      ...requester.cookies.flow,
      userId: session.userId,
      arrived: true,
      missingFields,
    };
    return redirectDecision(input, "/user/signIn", { ...cookies, flow });
  }
  const otherwise = isSignIn(input)
    ? pathInSiteOrWebView("/", input.address.route.mobile)
    : currentPath;
  const next = destinationAfterSignIn(requester.cookies, {
    mobile: route.mobile,
    missingFields,
    otherwise,
  });
  return { kind: "redirect", to: next.to, cookies: { ...cookies, ...next.cookies, flow: null } };
}
type Confirmed = Extract<UrlTokenCheck, { session: SignedInSession }>;

function isSignIn({ address: { route } }: GateInput): boolean {
  return route.kind === "user" && (route.page === "signIn" || route.page === "signUp");
}
