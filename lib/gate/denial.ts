import type { ErrorSource } from "../contract/error-body.ts";
import type { SectionItem } from "../contract/sections.ts";
import type { ContentCardDenialReason } from "../failures/content-card-denial-displays.ts";
import { type FailureReason, failureDisplays } from "../failures/failure-displays.ts";
import { failureReasonOf } from "../failures/find-failure-display.ts";
import { pathInSiteOrWebView } from "../urls/site-paths.ts";

/** A refusal with its reason and the path that unlocks it, if any. */
export type Denial = { reason: FailureReason; unlock?: string };

/** The content that was closed, and whether it was requested in the app's web view. */
export type DeniedContent = { videoId?: string; mobile?: boolean };

/**
 * Why the provider refused, or undefined when it failed or knows no such thing:
 * `findDenial({ code: 402 }, { videoId: "7" })` → `{ reason: "paywall", unlock: "/paywalls/?context=7" }`.
 */
export function findDenial(
  failure: { code: number; source?: ErrorSource },
  closed: DeniedContent = {},
): Denial | undefined {
  const reason = failureReasonOf(failure);
  return reason && !failureDisplays[reason].isFault ? denialWithUnlock(reason, closed) : undefined;
}

/** Why a card's content is closed to a viewer without session and purchase; undefined if it is free. */
export function getContentCardDenialReason(
  access: SectionItem["access"],
): ContentCardDenialReason | undefined {
  if (access === undefined || access === "free") return undefined;
  return access === "paid" ? "paywall" : "sign_in";
}

/** A refusal by the site, with the path that unlocks the content. */
export function denialWithUnlock(
  reason: FailureReason,
  { videoId, mobile }: DeniedContent = {},
): Denial {
  const path = failureDisplays[reason].unlock?.path?.(videoId);
  return path === undefined ? { reason } : { reason, unlock: pathInSiteOrWebView(path, mobile) };
}

/** The HTTP status of a screen: its code, 500 where the code is no HTTP error status. */
export function httpStatusOf(code: number): number {
  return Number.isInteger(code) && code >= 400 && code <= 599 ? code : 500;
}
