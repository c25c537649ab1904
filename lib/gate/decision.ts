import type { Channel } from "../contract/channel.ts";
import type { Content } from "../contract/content.ts";
import type { Gift } from "../contract/gift.ts";
import type { PurchaseDetails } from "../contract/purchase.ts";
import type { User } from "../contract/user.ts";
import { type ApiError, type ApiErrorFacts, isDeviceRemovedError } from "../api-error.ts";
import type { CookieChanges, RequestCookies } from "../session/request-cookies.ts";
import { endedSessionCookie } from "../session/ended-sessions.ts";
import { type SignedInSession, isSignedIn, type Session } from "../session/session.ts";
import type { ParsedAddress } from "../urls/parse-address.ts";
import { type DeniedContent, type Denial, findDenial, denialWithUnlock } from "./denial.ts";
import { pathInSiteOrWebView } from "../urls/site-paths.ts";

/** The viewer who makes a request, by the data of the request. */
export type Requester = {
  session: Session | undefined;
  cookies: RequestCookies;
  /** Path and query of the `Referer`, where it is a page of this site. */
  refererPath?: string;
  /** Who requests: the browser for a new document, or a script; undefined where the browser does not say. */
  requests?: "document" | "fetch";
  /** The result of a preview link's pass in the URL. */
  previewLink?: "opens" | "over";
  /** The page is a preview: it does not require a sign-in. */
  isPreview?: boolean;
  /** The console has this browser change its viewer: docs/security.md SE-146. */
  maySwitch?: boolean;
  /** Another site led here, by the browser's `Sec-Fetch-Site`. */
  comesFromElsewhere?: boolean;
  /** Where the channel's own identity provider ends the session, when a sign-out is under way. */
  idpLogoutUrl?: string;
};

/** The viewer of the token in the URL, if the provider confirmed it. */
export type UrlTokenCheck =
  | { session: SignedInSession; missingFields: boolean; lists?: string | undefined }
  | { session: undefined; providerOut: boolean };

/** The provider's response to the calls that the route needs; `notRequested` before they are made. */
export type GateProviderData =
  | { kind: "notRequested" }
  | {
      kind: "ready";
      tokenCheck?: UrlTokenCheck;
      content?: Content;
      user?: User;
      purchase?: PurchaseDetails;
      gift?: Gift;
    }
  | { kind: "refused"; error: ApiError };

/** Why a screen is shown: the failure, and the denial where access was denied. */
export type FailureScreenFacts = ApiErrorFacts & Partial<Denial>;

/** The cookies that a decision changes. A subscribers group is stored in the session, signed in or not. */
export type DecisionCookies = CookieChanges & { subscribersGroup?: string };

/**
 * Pass, redirect, or show a screen with its HTTP status. `external` marks a redirect to the identity
 * provider that the channel names; every other redirect is to a path of this site. `closedContent` is the token of the
 * content whose page is closed to a visitor: the page may describe it in place of the redirect (docs/decisions/0095).
 */
export type GateDecision =
  | { kind: "pass"; cookies?: DecisionCookies }
  | {
      kind: "redirect";
      to: string;
      cookies?: DecisionCookies;
      external?: true;
      closedContent?: string;
    }
  | ({ kind: "screen"; cookies?: DecisionCookies } & FailureScreenFacts);

/** The inputs of a rule. */
export type GateInput = {
  address: ParsedAddress;
  channel: Channel;
  requester: Requester;
  response: GateProviderData;
};

/** One rule: a decision, or undefined when the rule does not apply to the request. */
export type AccessRule = (input: GateInput) => GateDecision | undefined;

/** A redirect to a path of the site, in the route's variant. */
export function redirectDecision(
  input: GateInput,
  path: string,
  cookies?: DecisionCookies,
): GateDecision {
  return { kind: "redirect", to: pathInSiteOrWebView(path, input.address.route.mobile), cookies };
}

/**
 * The cookies of a session that has expired: under `/mobile` the sign-in page must notify the app, and it shows the
 * viewer if their device was removed.
 */
export function expiredSessionCookies({
  address,
  response,
  requester,
}: GateInput): DecisionCookies {
  if (!isSignedIn(requester.session)) return {};
  const { accessToken } = requester.session;
  const error = response.kind === "refused" ? response.error : undefined;
  const isUntold = address.route.mobile || isDeviceRemovedError(error);
  return { session: null, ...(isUntold && { logout: endedSessionCookie({ accessToken }, error) }) };
}

/** Redirects to sign-in, with the places to remember. */
export function redirectToSignIn(input: GateInput, cookies?: DecisionCookies): GateDecision {
  return redirectDecision(input, denialWithUnlock("sign_in").unlock ?? "/user/signIn", cookies);
}

/** Redirects a visitor from a content that is closed to them to sign-in, which returns to the content. */
export function redirectFromClosedContent(input: GateInput, videoId: string): GateDecision {
  const { channel, address } = input;
  const { route, currentPath } = address;
  const redirect = redirectToSignIn(input, { content: videoId, referer: currentPath });
  const isOfThatContent = route.kind === "video" && route.contentId === videoId && !route.mobile;
  if (redirect.kind !== "redirect" || !isOfThatContent || channel.mode === "staging")
    return redirect;
  return { ...redirect, closedContent: videoId };
}

/** The screen of a refusal or a failure, with why and what unlocks it. */
export function failureScreenDecision(error: ApiError, closed: DeniedContent): GateDecision {
  const { code, source, providerMessage, detail, data, retryAfterS } = error;
  const shown: FailureScreenFacts = {
    code,
    source,
    message: providerMessage,
    detail,
    data,
    retryAfterS,
  };
  return { kind: "screen", ...shown, ...findDenial(error, closed) };
}
