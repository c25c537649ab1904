import { errorAnswer } from "../contract/error-answer.ts";
import { parseAnswer } from "../contract/parse-answer.ts";
import { ApiError } from "../errors.ts";

/** A non-2xx answer as an `ApiError`; a body that is no JSON leaves the HTTP status as the code. */
export function readError(
  call: string,
  status: number,
  body: string,
  retryAfter?: string | string[],
): ApiError {
  const parsed = readBody(body);
  const wait = Number(Array.isArray(retryAfter) ? retryAfter[0] : retryAfter);
  return new ApiError(call, {
    code: parsed?.statusCode ?? status,
    source: parsed?.source,
    message: parsed?.message,
    detail: parsed?.detail,
    data: parsed?.data,
    retryAfterS: Number.isFinite(wait) ? wait : undefined,
  });
}

/**
 * A 2xx body that carries a `code` of 400 or more is that error (content, page, users/me).
 * Throws it; anything else passes.
 */
export function refuseErrorInBody(call: string, raw: unknown): void {
  if (typeof raw !== "object" || raw === null || !("code" in raw)) return;
  const { code } = raw;
  if (typeof code !== "number" || code < 400) return;
  throw readError(call, code, JSON.stringify(raw));
}

function readBody(body: string) {
  try {
    return parseAnswer(errorAnswer, JSON.parse(body)).value;
  } catch {
    return undefined;
  }
}
