import type { ErrorSource } from "../contract/error-answer.ts";
import { type FailureReason, type FailureRow, failures } from "./failures.ts";

type Told = { code: number; source?: ErrorSource | undefined };

const rows = Object.entries(failures) as [FailureReason, FailureRow][];

/**
 * The row of what the provider said, if its code has one:
 * `reasonOf({ code: 403, source: "VPN_DETECTION" })` → `"vpn"`, `reasonOf({ code: 418 })` → `undefined`.
 */
export function reasonOf({ code, source }: Told): FailureReason | undefined {
  const ofCode = rows.filter(([, { status }]) => status === code);
  const found =
    ofCode.find(([, row]) => row.source !== undefined && row.source === source) ??
    ofCode.find(([, row]) => row.source === undefined);
  return found?.[0];
}

/** The same for what has to be told in any case: a code without a row is a fault of the server. */
export function failureOf(told: Told): FailureRow {
  return failures[reasonOf(told) ?? "unavailable"];
}

/** Whether viewers read words of its own for a code. */
export function hasOwnWords(code: number): boolean {
  return reasonOf({ code }) !== undefined;
}

/**
 * The key of what viewers read of a failure that came without words: `"error429"`. Undefined for a code
 * without words, and for 500 and more: what that is called depends on what is missing.
 */
export function titleKeyOf(told: Told): string | undefined {
  const reason = reasonOf(told);
  return reason && told.code < 500 ? failures[reason].title : undefined;
}
