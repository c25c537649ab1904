import type { ErrorSource } from "../contract/error-body.ts";
import {
  contentCardDenialDisplays,
  type ContentCardDenialDisplay,
} from "./content-card-denial-displays.ts";

/** Why something is closed to a viewer, or unavailable. */
export type FailureReason =
  | "sign_in"
  | "paywall"
  | "vpn"
  | "forbidden"
  | "not_found"
  | "region"
  | "registration"
  | "device_limit"
  | "preview_over"
  | "rate_limit"
  | "unavailable";

/**
 * Where the failure is shown: on a page that the gate redirects to, as the form or the list of devices in place of
 * the content, over the content's still, or as text only.
 */
export type FailureScreenKind = "sign-in" | "paywalls" | "form" | "devices" | "still" | "words";

/** The viewer's next step: a link to a path (`text` is the link's key), or a reload of the page. */
export type UnlockStep = { text: string; path?: (videoId?: string) => string };

/** One row of the table. `title`, `hint` and `inPlayer` (of a film that was playing) are keys of `public/lng`. */
export type FailureDisplay = ContentCardDenialDisplay & {
  /** The code of the provider's response, and the HTTP status of the screen and of `/api`. */
  status: number;
  /** Distinguishes reasons with the same code. */
  source?: ErrorSource;
  screen: FailureScreenKind;
  hint?: string;
  inPlayer?: string;
  unlock?: UnlockStep;
  /** The title is always shown; the provider's message is shown as its explanation. */
  isTitleFixed?: true;
  /** The key of the support link's text, if it differs. */
  support?: string;
  /** A failure that is not about the viewer's access. */
  isFault?: true;
  /** The event that is measured when its screen is shown. */
  measured?: "device_limit_exceeded";
  /** The tracker's name of the reason on the page that shows it: docs/behaviour.md BE-297. */
  refused?:
    | "SIGN_IN"
    | "PAYWALL"
    | "VPN_DETECTION"
    | "FORBIDDEN"
    | "GEO_BLOCK"
    | "MISSING_REGISTRATION";
};

const tryAgain: UnlockStep = { text: "tryAgain" };

/** The only table of refusals and how they are shown: docs/behaviour.md BE-230, docs/errors.md. */
export const failureDisplays: Record<FailureReason, FailureDisplay> = {
  sign_in: {
    ...contentCardDenialDisplays.sign_in,
    status: 401,
    screen: "sign-in",
    refused: "SIGN_IN",
    unlock: { text: "signIn", path: () => "/user/signIn" },
  },
  paywall: {
    ...contentCardDenialDisplays.paywall,
    status: 402,
    screen: "paywalls",
    inPlayer: "playerAccessEnded",
    unlock: { text: "playerSeePrices", path: pathToPrices },
    refused: "PAYWALL",
  },
  vpn: {
    status: 403,
    source: "VPN_DETECTION",
    screen: "still",
    title: "vpnAccessDenied",
    isTitleFixed: true,
    hint: "accessFromVpnNotAllowed",
    picture: "shield",
    refused: "VPN_DETECTION",
    unlock: tryAgain,
    support: "vpnSupportEmail",
  },
  forbidden: {
    status: 403,
    screen: "still",
    title: "error403",
    hint: "errorHint403",
    picture: "lock",
    refused: "FORBIDDEN",
  },
  not_found: {
    status: 404,
    screen: "words",
    title: "error404",
    hint: "errorHint404",
    picture: "code",
    isFault: true,
  },
  region: {
    ...contentCardDenialDisplays.region,
    status: 423,
    screen: "still",
    hint: "errorHint423",
    refused: "GEO_BLOCK",
  },
  registration: {
    status: 428,
    screen: "form",
    title: "error428",
    hint: "errorHint428",
    refused: "MISSING_REGISTRATION",
    picture: "person",
    unlock: { text: "signIn", path: pathToQuestions },
  },
  device_limit: {
    status: 429,
    source: "DEVICE_LIMIT",
    screen: "devices",
    title: "errorDevices",
    hint: "errorHintDevices",
    picture: "devices",
    unlock: { text: "myAccount", path: () => "/user/account" },
    measured: "device_limit_exceeded",
  },
  preview_over: {
    status: 410,
    source: "PREVIEW_OVER",
    screen: "words",
    title: "errorPreview",
    hint: "errorHintPreview",
    picture: "code",
    isFault: true,
  },
  rate_limit: {
    status: 429,
    screen: "words",
    title: "error429",
    hint: "errorHint429",
    picture: "code",
    unlock: tryAgain,
    isFault: true,
  },
  unavailable: {
    status: 503,
    screen: "words",
    title: "error503",
    hint: "errorHint503",
    picture: "code",
    unlock: tryAgain,
    isFault: true,
  },
};

function pathToQuestions(videoId?: string): string {
  return `/user/userRegistration${contextOf(videoId)}`;
}

function pathToPrices(videoId?: string): string {
  return `/paywalls/${contextOf(videoId)}`;
}

function contextOf(videoId: string | undefined): string {
  return videoId === undefined ? "" : `?context=${encodeURIComponent(videoId)}`;
}
