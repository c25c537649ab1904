import type { ErrorSource } from "../contract/error-body.ts";
import { cardMarks, type Mark } from "./card-marks.ts";

/** Why something is closed to a viewer, or can't be had. */
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
 * Where it is told: a page that the gate leads to, the form or the list of devices in the content's place, the
 * content's own still behind the words, or the words alone.
 */
export type FailureScreenKind = "sign-in" | "paywalls" | "form" | "devices" | "still" | "words";

/** What the viewer can do: follow a path (`text` is the link's key), or load the page again. */
export type Unlock = { text: string; path?: (videoId?: string) => string };

/** One row of the table. `title`, `hint` and `inPlayer` (of a film that was playing) are keys of `public/lng`. */
export type FailureRow = Mark & {
  /** The code of the provider's answer, and the HTTP status of the screen and of `/api`. */
  status: number;
  /** Tells it from another reason with the same code. */
  source?: ErrorSource;
  screen: FailureScreenKind;
  hint?: string;
  inPlayer?: string;
  unlock?: Unlock;
  /** Its title stands whatever the provider says; the provider's message explains it. */
  isTitleFixed?: true;
  /** The support link, where the words differ. */
  support?: string;
  /** Not the viewer's own: nothing is closed. */
  isFault?: true;
  /** The event that is measured when its screen is shown. */
  measured?: "device_limit_exceeded";
  /** What the tracker calls it on the page that tells it: docs/behaviour.md BE-297. */
  refused?:
    | "SIGN_IN"
    | "PAYWALL"
    | "VPN_DETECTION"
    | "FORBIDDEN"
    | "GEO_BLOCK"
    | "MISSING_REGISTRATION";
};

const tryAgain: Unlock = { text: "tryAgain" };

/** The one table of what is refused and how it is told: docs/behaviour.md BE-230, docs/errors.md. */
export const failures: Record<FailureReason, FailureRow> = {
  sign_in: {
    ...cardMarks.sign_in,
    status: 401,
    screen: "sign-in",
    refused: "SIGN_IN",
    unlock: { text: "signIn", path: () => "/user/signIn" },
  },
  paywall: {
    ...cardMarks.paywall,
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
    ...cardMarks.region,
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
