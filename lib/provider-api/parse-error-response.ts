import { STATUS_CODES } from "node:http";
import { z } from "zod";
import { errorBodySchema } from "../contract/error-body.ts";
import { httpStatusSchema } from "../contract/field-schemas.ts";
import { parseResponse } from "../contract/parse-response.ts";
import { ApiError, isApiError } from "../api-error.ts";
import { hasSpecificErrorTexts } from "../failures/find-failure-display.ts";

/** The most characters of a server error's message that a viewer sees: docs/provider-api.md PA-93. */
const maxMessageLength = 300;

/**
 * A non-2xx response as an `ApiError`; if its body is not JSON, the code is the HTTP status. The `detail` of a server
 * error is only logged.
 */
export function parseErrorResponse(
  call: string,
  status: number,
  body: string,
  retryAfter?: string | string[],
): ApiError {
  const { statusCode, source, message, detail, ...rest } = readBody(body);
  const code = statusCode ?? status;
  const wait = Number(Array.isArray(retryAfter) ? retryAfter[0] : retryAfter);
  const retryAfterS = Number.isFinite(wait) ? wait : undefined;
  const facts = { code, source, data: dataOf(rest), retryAfterS };
  if (code < 500) return new ApiError(call, { ...facts, message, detail });
  const shown = message && [...message].slice(0, maxMessageLength).join("");
  return new ApiError(call, { ...facts, message: shown }, detail && new Error(detail));
}

const statuses = z.object({
  code: httpStatusSchema.catch(200),
  statusCode: httpStatusSchema.catch(200),
});

/**
 * A 2xx body with a `code` of 400 or more, or with a `statusCode` other than 200, is that error: content,
 * page, users/me. Throws it; anything else passes. docs/provider-api.md PA-58.
 */
export function throwErrorInBody(call: string, raw: unknown): void {
  const { code = 200, statusCode = 200 } = statuses.safeParse(raw).data ?? {};
  if (statusCode !== 200) throw parseErrorResponse(call, statusCode, JSON.stringify(raw));
  if (code >= 400) throw parseErrorResponse(call, code, JSON.stringify(raw));
}

/**
 * Rethrows the failure of a page with its status text, if neither the provider nor the site has a text for it: 410 is
 * "Gone". Codes of 500 and more stay server errors.
 */
export function rethrowWithStatusText(error: unknown): never {
  if (!isApiError(error) || error.code >= 500) throw error;
  const { call, code, providerMessage } = error;
  const message = STATUS_CODES[code];
  if (providerMessage !== undefined || message === undefined || hasSpecificErrorTexts(code))
    throw error;
  throw new ApiError(call, { ...error, code, message }, error.cause);
}

/**
 * The data of a refusal. Values about devices may be beside `data` in the body, and are moved into it:
 * docs/provider-api.md PA-103.
 */
function dataOf({
  data,
  inputPreview,
  devices,
  deviceLimitThreshold,
}: z.output<typeof errorBodySchema>): Record<string, unknown> | undefined {
  const beside = Object.entries({ inputPreview, devices, deviceLimitThreshold });
  const known = beside.filter(([, value]) => value !== undefined);
  return known.length === 0 ? data : { ...Object.fromEntries(known), ...data };
}

function readBody(body: string): z.output<typeof errorBodySchema> {
  try {
    return parseResponse(errorBodySchema, JSON.parse(body)).value;
  } catch {
    return {};
  }
}
