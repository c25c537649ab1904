import type { FailedRequest } from "../api-error.ts";
import type { ApiFailure } from "./api-failure.ts";

/** A call of `/api` that failed. `code` is the HTTP status, 0 without a response. */
export class ApiCallError extends Error {
  override name = "ApiCallError";
  readonly code: number;
  /** The body of the response. */
  readonly failure: ApiFailure;
  /** Seconds to wait before the next try. */
  readonly retryAfterS: number | undefined;

  constructor(code: number, failure: ApiFailure, retryAfterS?: number, cause?: unknown) {
    super(failure.message ?? `/api responded ${code}`, { cause });
    this.code = code;
    this.failure = failure;
    this.retryAfterS = retryAfterS;
  }

  get detail(): string | undefined {
    return this.failure.detail;
  }

  /** The errors by field: the key of a text, or the provider's message. */
  get fields(): Record<string, string> {
    return this.failure.fields ?? {};
  }
}

/** Any other error becomes one with code 500. */
export function asApiCallError(error: unknown): ApiCallError {
  return error instanceof ApiCallError
    ? error
    : new ApiCallError(500, { code: 500 }, undefined, error);
}

/** The facts of a failed call that the store saves: `{ code: 429, message: "…" }`; code 0 without a response. */
export function toFailedRequest(error: unknown): FailedRequest {
  const { code, message } = error instanceof ApiCallError ? error.failure : { code: 0 };
  return { code, message };
}
