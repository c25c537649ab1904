import type { ErrorSource } from "./contract/error-body.ts";

/** The facts of a refusal or a failure. */
export type ApiErrorFacts = {
  code: number;
  source?: ErrorSource;
  message?: string;
  detail?: string;
  data?: Record<string, unknown>;
  /** Seconds to wait, if a limit was reached or the provider sent `Retry-After`. */
  retryAfterS?: number;
};

/** The facts of a failed request that are saved; code 0 without a response. */
export type FailedRequest = Pick<ApiErrorFacts, "code" | "message">;

const mark = Symbol.for("marquee.ApiError");

/**
 * A refusal or a failure of the provider, by docs/provider-api.md PA-55. `code` is the response's `statusCode`, else
 * the HTTP status, else 503 for no connection, a timeout, a body that is not JSON or has a wrong shape. `call` names
 * the failed operation, for the log.
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
  /** The provider's message, if it sent one; screens fall back to the text `error{code}`. */
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

/** For `.catch`: undefined in place of a response of the provider. Rethrows any other error. */
export function undefinedOnApiError(error: unknown): undefined {
  if (!isApiError(error)) throw error;
}

/** True if the provider responded that the resource does not exist. */
export function isNotFoundApiError(error: unknown): boolean {
  return isApiError(error) && error.code === 404;
}

/** True for a 401 because of the token itself: it ends the session. docs/provider-api.md PA-59. */
export function isTokenRejectedError(error: unknown): boolean {
  if (!isApiError(error) || error.code !== 401) return false;
  const providerMessage = error.providerMessage ?? "";
  return (
    error.call === "profile" ||
    (/token/i.test(providerMessage) && /format|expired/i.test(providerMessage))
  );
}

/** True if the token was rejected because the viewer has removed this device. docs/provider-api.md PA-194. */
export function isDeviceRemovedError(error: unknown): boolean {
  return isTokenRejectedError(error) && isApiError(error) && error.detail === "DEVICE_REMOVED";
}

/** True for a temporary failure, for which an older response is better: an outage, or a limit of calls. */
export function isTemporaryFailure(error: unknown): boolean {
  const isLimit = isApiError(error) && error.code === 429 && error.source === undefined;
  return isLimit || isOutage(error);
}

/** True if the provider could not be reached or its response was invalid. */
export function isOutage(error: unknown): boolean {
  return isApiError(error) && error.code >= 500;
}

/** True for a missing file, unlike one that cannot be read now. */
export function isFileNotFoundError(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
