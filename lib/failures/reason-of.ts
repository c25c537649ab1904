import type { ErrorSource } from "../contract/error-body.ts";
import { type FailureReason, type FailureRow, failures } from "./failures.ts";

type FailureFacts = { code: number; source?: ErrorSource | undefined };

const rows = Object.entries(failures) as [FailureReason, FailureRow][];

/**
 * The row of what the provider said, if its code has one:
 * `reasonOf({ code: 403, source: "VPN_DETECTION" })` → `"vpn"`, `reasonOf({ code: 418 })` → `undefined`.
 */
export function reasonOf({ code, source }: FailureFacts): FailureReason | undefined {
  const ofCode = rows.filter(([, { status }]) => status === code);
  const found =
    ofCode.find(([, row]) => row.source !== undefined && row.source === source) ??
    ofCode.find(([, row]) => row.source === undefined);
  return found?.[0];
}

/** Codes without a row that stay what they are however often one asks. */
const lasting = new Set([410, 451]);

/**
 * The same for what has to be told in any case: a code without a row is a fault of the server, with another try where
 * that may help.
 */
export function failureRowOf(failure: FailureFacts): FailureRow {
  const reason = reasonOf(failure);
  if (reason) return failures[reason];
  const { unlock, ...row } = failures.unavailable;
  return lasting.has(failure.code) ? row : { ...row, unlock };
}

/** Codes without a row, whose words are `error{code}` and `errorHint{code}` of `public/lng`. */
const worded = new Set([400, 408, 410, 413, 422, 451, 500, 502, 504]);
/** Those whose row has the words of a badge, which are short for a screen. */
const wordedAnew = new Set([401, 402]);

/** Whether viewers read words of its own for a code. */
export function hasOwnWords(code: number): boolean {
  return worded.has(code) || reasonOf({ code }) !== undefined;
}

/**
 * The key of what viewers read of a failure that came without words: `"error429"`. Undefined for a code
 * without words, and for 500 and more: what that is called depends on what is missing.
 */
export function titleKeyOf(failure: FailureFacts): string | undefined {
  const hasWords = worded.has(failure.code) || reasonOf(failure) !== undefined;
  return hasWords && failure.code < 500 ? screenKeysOf(failure).title : undefined;
}

/** What the screen of a failure is headed: the provider's `message`, where the row has no title of its own. */
export function screenTitleOf(
  failure: FailureFacts & { message?: string | undefined },
  t: (key: string) => string,
): string {
  const message = failureRowOf(failure).isTitleFixed ? undefined : failure.message;
  return message ?? t(screenKeysOf(failure).title);
}

/**
 * The keys of the words on the screen of a failure. A code without words of its own is called a server error, but
 * that it is our side's fault is said of 500 and more alone.
 */
export function screenKeysOf(failure: FailureFacts): { title: string; hint: string | undefined } {
  const { code } = failure;
  const hasRow = reasonOf(failure) !== undefined;
  if (hasRow ? wordedAnew.has(code) : worded.has(code))
    return { title: `error${code}`, hint: `errorHint${code}` };
  const { title, hint, status } = failureRowOf(failure);
  return { title, hint: status === code || code >= 500 ? hint : undefined };
}
