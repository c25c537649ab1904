import { z } from "zod";
import type { ApiFailure } from "../api-client/api-failure.ts";
import { parseDeniedDeviceList } from "../pages/to-device-views.ts";
import {
  type ApiError,
  isApiError,
  isDeviceRemovedError,
  isTokenRejectedError,
} from "../api-error.ts";
import { httpStatusOf, findDenial } from "../gate/denial.ts";
import { failureDisplays } from "../failures/failure-displays.ts";
import { errorTextKeyOf } from "../failures/find-failure-display.ts";
import type { Translate } from "../i18n/translate.ts";
import { logger } from "../log.ts";

/** The language of the viewer. */
type Words = { t: Translate; locale: string };

/** A failed call as an HTTP response; `retryAfterS` becomes the header `Retry-After`. */
export type FailureResponse = { status: number; body: ApiFailure; retryAfterS?: number };

/**
 * The response to a failed call: 400 with `fields` for bad input; the provider's refusal, with the text of its code
 * if it has none (`words`), and with its reason if the call is personal; 503 if the provider is unavailable; 500 for
 * an internal error, which is logged.
 */
export function toFailureResponse(
  call: string,
  error: unknown,
  personal: boolean,
  words?: Words,
): FailureResponse {
  if (error instanceof z.ZodError) return { status: 400, body: badInput(error) };
  if (isApiError(error)) return refusal(error, personal, words);
  logger.error({ call, reason: error instanceof Error ? error.stack : String(error) }, "api fault");
  return { status: 500, body: { code: 500 } };
}

function refusal(error: ApiError, personal: boolean, words: Words | undefined): FailureResponse {
  const t = words?.t;
  const { code, source, detail, data, retryAfterS } = error;
  const key = errorTextKeyOf({ code, source });
  const why = personal ? findDenial(error) : undefined;
  const row = why && failureDisplays[why.reason];
  const explanation = row?.isTitleFixed && t ? error.providerMessage : undefined;
  const message = isTokenRejectedError(error)
    ? t?.(isDeviceRemovedError(error) ? "deviceEnded" : failureDisplays.sign_in.title)
    : (explanation === undefined && error.providerMessage) || (key && t?.(key));
  const hint = row?.hint;
  // A sentence of the provider about this case. A `detail` may also be a code for programs.
  const isSentence = why && detail?.includes(" ");
  return {
    status: httpStatusOf(code),
    body: {
      code,
      message,
      source,
      detail,
      hint: explanation ?? (isSentence ? detail : hint && t?.(hint)),
      fields: fieldsOf(data),
      ...(words && why?.reason === "device_limit" && parseDeniedDeviceList(data, words)),
      ...why,
    },
    retryAfterS: retryAfterS ?? (code === 503 ? 5 : undefined),
  };
}

function badInput({ issues }: z.ZodError): ApiFailure {
  const faults = issues.map(({ path, message }) => [path.join("."), message] as const);
  const fields = Object.fromEntries(faults.reverse());
  return { code: 400, message: issues[0]?.path.join("."), fields };
}

const texts = z.record(z.string(), z.string());

function fieldsOf(data: Record<string, unknown> | undefined): Record<string, string> | undefined {
  return texts.safeParse(data?.fields).data;
}
