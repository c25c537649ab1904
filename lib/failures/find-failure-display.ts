import type { ErrorSource } from "../contract/error-body.ts";
import { type FailureReason, type FailureDisplay, failureDisplays } from "./failure-displays.ts";

type FailureFacts = { code: number; source?: ErrorSource | undefined };

const rows = Object.entries(failureDisplays) as [FailureReason, FailureDisplay][];

/**
 * The reason of a provider's response, if its code has a row: `failureReasonOf({ code: 403, source: "VPN_DETECTION" })` →
 * `"vpn"`, `failureReasonOf({ code: 418 })` → `undefined`.
 */
export function failureReasonOf({ code, source }: FailureFacts): FailureReason | undefined {
  const ofCode = rows.filter(([, { status }]) => status === code);
  const found =
    ofCode.find(([, row]) => row.source !== undefined && row.source === source) ??
    ofCode.find(([, row]) => row.source === undefined);
  return found?.[0];
}

/** Codes without a row for which a retry does not help. */
const lasting = new Set([410, 451]);

/** The row of any failure: a code without a row counts as a server error, with a retry if that may help. */
export function failureDisplayOf(failure: FailureFacts): FailureDisplay {
  const reason = failureReasonOf(failure);
  if (reason) return failureDisplays[reason];
  const { unlock, ...row } = failureDisplays.unavailable;
  return lasting.has(failure.code) ? row : { ...row, unlock };
}

/** Codes without a row that have the texts `error{code}` and `errorHint{code}` of `public/lng`. */
const worded = new Set([400, 408, 410, 413, 422, 451, 500, 502, 504]);
/** Codes whose row has the short text of a badge: screens use `error{code}` instead. */
const wordedAnew = new Set([401, 402]);

/** Whether a code has its own texts. */
export function hasSpecificErrorTexts(code: number): boolean {
  return worded.has(code) || failureReasonOf({ code }) !== undefined;
}

/**
 * The key of the text of a failure without a provider's message: `"error429"`. Undefined for a code without a text,
 * and for 500 and more: their text depends on the missing resource.
 */
export function errorTextKeyOf(failure: FailureFacts): string | undefined {
  const hasWords = worded.has(failure.code) || failureReasonOf(failure) !== undefined;
  return hasWords && failure.code < 500 ? failureScreenTextKeys(failure).title : undefined;
}

/** The title of a failure's screen: the provider's `message`, unless the row has a fixed title. */
export function failureScreenTitle(
  failure: FailureFacts & { message?: string | undefined },
  t: (key: string) => string,
): string {
  const message = failureDisplayOf(failure).isTitleFixed ? undefined : failure.message;
  return message ?? t(failureScreenTextKeys(failure).title);
}

/**
 * The keys of the texts on the screen of a failure. A code without its own texts is shown as a server error, but with
 * the hint that the fault is on the site's side only for 500 and more.
 */
export function failureScreenTextKeys(failure: FailureFacts): {
  title: string;
  hint: string | undefined;
} {
  const { code } = failure;
  const hasRow = failureReasonOf(failure) !== undefined;
  if (hasRow ? wordedAnew.has(code) : worded.has(code))
    return { title: `error${code}`, hint: `errorHint${code}` };
  const { title, hint, status } = failureDisplayOf(failure);
  return { title, hint: status === code || code >= 500 ? hint : undefined };
}
