import type { ErrorSource } from "../contract/error-answer.ts";
import type { SectionItem } from "../contract/sections.ts";
import { inWebView } from "../urls/paths.ts";

/** Why something is closed to a viewer: docs/behaviour.md BE-21. */
export type DenialReason =
  | "sign_in"
  | "paywall"
  | "registration"
  | "region"
  | "vpn"
  | "device_limit"
  | "forbidden";

/** A refusal with its reason and the path that unlocks it, where there is one. */
export type Denial = { reason: DenialReason; unlock?: string };

/** What was closed, and whether it was asked for in the app's web view. */
export type Closed = { videoId?: string; mobile?: boolean };

/**
 * Why the provider refused, or undefined when it failed or knows no such thing:
 * `refusalOf({ code: 402 }, { videoId: "7" })` → `{ reason: "paywall", unlock: "/paywalls/?context=7" }`.
 */
export function denialOf(
  { code, source }: { code: number; source?: ErrorSource },
  closed: Closed = {},
): Denial | undefined {
  const reason = reasonOf(code, source);
  return reason && withUnlock(reason, closed);
}

export type ItemDenialReason = Extract<DenialReason, "sign_in" | "paywall">;

/** Why a card's content is closed to whoever has nothing yet; undefined when it is free. */
export function itemDenialOf(access: SectionItem["access"]): ItemDenialReason | undefined {
  if (access === undefined || access === "free") return undefined;
  return access === "paid" ? "paywall" : "sign_in";
}

/** A refusal of our own, with the path that unlocks it. */
export function withUnlock(reason: DenialReason, { videoId, mobile }: Closed = {}): Denial {
  const path = unlockOf(reason, videoId);
  return path === undefined ? { reason } : { reason, unlock: mobile ? inWebView(path) : path };
}

function reasonOf(code: number, source: ErrorSource | undefined): DenialReason | undefined {
  if (code === 401) return "sign_in";
  if (code === 402) return "paywall";
  if (code === 403) return source === "VPN_DETECTION" ? "vpn" : "forbidden";
  if (code === 423) return "region";
  if (code === 428) return "registration";
  return code === 429 && source === "DEVICE_LIMIT" ? "device_limit" : undefined;
}

function unlockOf(reason: DenialReason, videoId: string | undefined): string | undefined {
  if (reason === "sign_in") return "/user/signIn";
  if (reason === "registration") return "/user/userRegistration";
  if (reason === "device_limit") return "/user/account";
  if (reason !== "paywall") return undefined;
  return videoId === undefined ? "/paywalls/" : `/paywalls/?context=${encodeURIComponent(videoId)}`;
}

/** The HTTP status of a screen: its code, 500 where the code is no HTTP error status. */
export function httpStatusOf(code: number): number {
  return Number.isInteger(code) && code >= 400 && code <= 599 ? code : 500;
}
