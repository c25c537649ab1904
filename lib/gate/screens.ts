import type { ApiError } from "../errors.ts";
import type { Decision, Screen } from "./decision.ts";
import { type Closed, denialOf } from "./denial.ts";

/** The screen of a refusal or a failure, with why and what unlocks it. */
export function screenOf(error: ApiError, closed: Closed): Decision {
  const { code, source, providerMessage, detail, data, retryAfterS } = error;
  const shown: Screen = { code, source, message: providerMessage, detail, data, retryAfterS };
  return { kind: "screen", ...shown, ...denialOf(error, closed) };
}

/** The HTTP status of a screen: its code, 500 where the code is no HTTP error status. */
export function httpStatusOf(code: number): number {
  return Number.isInteger(code) && code >= 400 && code <= 599 ? code : 500;
}
