import type { ErrorSource } from "./contract/error-body.ts";

/** What is known of a refusal or a failure. */
export type ApiErrorFacts = {
  code: number;
  source?: ErrorSource;
  message?: string;
  detail?: string;
  data?: Record<string, unknown>;
  /** Seconds to wait, where a limit was reached or the provider says when to come back. */
  retryAfterS?: number;
};

/** What is kept of a request that failed; code 0 when nobody answered. */
export type FailedRequest = Pick<ApiErrorFacts, "code" | "message">;

const mark = Symbol.for("marquee.ApiError");

/**
 * A refusal or a failure of the provider, by docs/provider-api.md PA-55.
 * `code` is the answer's `statusCode`, else the HTTP status, else 503 for no connection, a timeout,
 * non-JSON or a wrong shape. `call` names the failed operation, for the log.
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly [mark] = true;
  readonly code: number;
  readonly source: ErrorSource | undefined;
  readonly detail: string | undefined;
  readonly data: Record<string, unknown> | undefined;
  readonly retryAfterS: number | undefined;
  readonly call: string;
  /** The provider's own words, if it sent any; screens fall back to the text `error{code}`. */
  readonly providerMessage: string | undefined;

  constructor(call: string, facts: ApiErrorFacts, cause?: unknown) {
    super(facts.message ?? `${call} answered ${facts.code}`, { cause });
    this.call = call;
    this.code = facts.code;
    this.source = facts.source;
    this.providerMessage = facts.message;
    this.detail = facts.detail;
    this.data = facts.data;
    this.retryAfterS = facts.retryAfterS;
  }
}

/**
 * True for an `ApiError`, by its mark: middleware and routes are bundled apart and have a class each, so
 * `instanceof` fails for an error that went from one to the other.
 */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && mark in error;
}

/** For `.catch`: nothing in the place of what the provider did not give. Throws any other error again. */
export function unlessFault(error: unknown): undefined {
  if (!isApiError(error)) throw error;
}

/** True when the provider answered and said that the thing does not exist. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.code === 404;
}

/** True for a 401 that says the token itself is no good: it ends the session. docs/provider-api.md PA-59. */
export function isTokenRejected(error: unknown): boolean {
  if (!isApiError(error) || error.code !== 401) return false;
  const providerMessage = error.providerMessage ?? "";
  return (
    error.call === "profile" ||
    (/token/i.test(providerMessage) && /format|expired/i.test(providerMessage))
  );
}

/** True when that is so because the viewer has removed this device. docs/provider-api.md PA-194. */
export function isDeviceRemoved(error: unknown): boolean {
  return isTokenRejected(error) && isApiError(error) && error.detail === "DEVICE_REMOVED";
}

/** True for what passes by itself, so that an answer from before is better: an outage, or a limit of calls. */
export function isPassing(error: unknown): boolean {
  const isLimit = isApiError(error) && error.code === 429 && error.source === undefined;
  return isLimit || isOutage(error);
}

/** True when the provider could not be reached or did not answer as agreed. */
export function isOutage(error: unknown): boolean {
  return isApiError(error) && error.code >= 500;
}

/** True for a file that is not there, unlike one that cannot be read now. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
