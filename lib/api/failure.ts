import { z } from "zod";
import type { ApiFailure } from "../api-client/api-failure.ts";
import { deviceListOf } from "../pages/view-devices.ts";
import { type ApiError, isApiError, isDeviceRemoved, isTokenRejected } from "../errors.ts";
import { httpStatusOf, denialOf } from "../gate/denial.ts";
import { failures } from "../failures/failures.ts";
import { titleKeyOf } from "../failures/reason-of.ts";
import type { Translate } from "../i18n/translate.ts";
import { logger } from "../log.ts";

/** The language of whoever is told. */
type Words = { t: Translate; locale: string };

/** Seconds to wait, where it is known or ours to say, as `Retry-After`. */
export type FailureResponse = { status: number; body: ApiFailure; retryAfterS?: number };

/**
 * A failure as the browser is told of it: 400 with `fields` for bad input, the provider's refusal as
 * it is, in the words of its code where it has none (`words`), with its reason where the call was the
 * viewer's own, 503 when it can't be had, 500 for a fault of ours, which is logged.
 */
export function failureOf(
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
  const key = titleKeyOf({ code, source });
  const why = personal ? denialOf(error) : undefined;
  const row = why && failures[why.reason];
  const explanation = row?.isTitleFixed && t ? error.providerMessage : undefined;
  const message = isTokenRejected(error)
    ? t?.(isDeviceRemoved(error) ? "deviceEnded" : failures.sign_in.title)
    : (explanation === undefined && error.providerMessage) || (key && t?.(key));
  const hint = row?.hint;
  // What the provider says of this very case; a `detail` may also be a word for programs.
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
      ...(words && why?.reason === "device_limit" && deviceListOf(data, words)),
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
