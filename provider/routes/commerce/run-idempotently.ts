import type { Context } from "hono";
import {
  beginIdempotentRequest,
  saveIdempotentResponse,
  releaseIdempotencyKey,
} from "../../db/commerce/idempotency.ts";
import { hashSecret } from "../../domain/accounts/secrets.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { HttpError } from "../../domain/http-error.ts";
import { createPrivateResponse } from "../responses.ts";
import type { Services } from "../../services.ts";
import { getPaymentErrorMessages } from "./payment-error-messages.ts";

const keyShape = /^[\w-]{8,100}$/;

/**
 * Runs `act` once for each `Idempotency-Key`: a second press with the same key and body gets the response of
 * the first, for 24 h. 409 while the first is pending, 422 when the key belongs to another request.
 * docs/provider-api.md PA-154.
 */
export async function runIdempotently(
  services: Services,
  context: Context,
  viewer: ViewerRecord,
  act: () => Promise<object>,
  respond: (context: Context, response: object) => Response = createPrivateResponse,
): Promise<Response> {
  const key = context.req.header("Idempotency-Key");
  if (key === undefined) return respond(context, await act());
  if (!keyShape.test(key)) throw new HttpError(422, "The Idempotency-Key is none.");
  const { db, clock } = services;
  const request = hashSecret(`${context.req.path} ${await context.req.text()}`);
  const press = { viewer: viewer.id, key, request, now: clock.now() };
  const begun = await beginIdempotentRequest(db, press);
  if (typeof begun === "object") {
    context.header("Idempotency-Replayed", "true");
    return respond(context, begun.response);
  }
  const errors = getPaymentErrorMessages(context);
  if (begun === "other") throw new HttpError(422, errors.keyReused, { detail: "KEY_REUSED" });
  if (begun === "running") {
    throw new HttpError(409, errors.inProgress, { detail: "IN_PROGRESS", retryAfterS: 1 });
  }
  try {
    const response = await act();
    await saveIdempotentResponse(db, press, response);
    return respond(context, response);
  } catch (error) {
    await releaseIdempotencyKey(db, press);
    throw error;
  }
}
