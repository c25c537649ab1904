import type { ErrorSource } from "../../lib/contract/error-body.ts";

/**
 * The fields of an error besides its message: docs/provider-api.md PA-55. `retryAfterS` becomes `Retry-After`.
 */
export type HttpErrorFields = {
  detail?: string;
  source?: ErrorSource;
  data?: Record<string, unknown>;
  retryAfterS?: number;
};

type Status =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 409
  | 410
  | 412
  | 413
  | 415
  | 422
  | 423
  | 428
  | 429
  | 503;

/**
 * A response that is not 2xx: docs/provider-api.md PA-55. `status` is both the HTTP status and
 * `statusCode`.
 */
export class HttpError extends Error {
  override name = "Refusal";
  readonly status: Status;
  readonly facts: HttpErrorFields;

  constructor(status: Status, message: string, facts: HttpErrorFields = {}) {
    super(message);
    this.status = status;
    this.facts = facts;
  }
}

/** 404, whose message is in the viewer's language: provider/http/error-responses.ts. */
export class NotFoundError extends HttpError {
  constructor(detail: string) {
    super(404, "Page not found", { detail });
  }
}

/** 404 in words: `createNotFoundError("page", "about")`. */
export function createNotFoundError(what: string, name: string): HttpError {
  return new NotFoundError(`There is no ${what} "${name}".`);
}

/** The value, or the refusal thrown when it isn't there. */
export function requireFound<T>(value: T | undefined, what: string, name: string): T {
  if (value === undefined) throw createNotFoundError(what, name);
  return value;
}
