import { z } from "zod";
import { ApiError } from "../errors.ts";
import { statusOf } from "../gate/decide.ts";
import { logger } from "../log.ts";
import { openVisit } from "../pages/open-visit.ts";
import { apiCalls } from "./calls.ts";

/**
 * Answers one call of the browser from the table: JSON with `Cache-Control: private, no-store`.
 * Failures are `{ code, message?, source? }` with that HTTP status: 400 bad input, 404 no such call
 * or channel, 405 another method, else the provider's refusal, 503 when it can't be had.
 */
export async function answerCall(
  method: string,
  name: string,
  headers: Headers,
  query: URLSearchParams,
): Promise<Response> {
  const call = Object.hasOwn(apiCalls, name) ? apiCalls[name] : undefined;
  if (!call) return failure({ code: 404 });
  if (call.method !== method) return failure({ code: 405 }, { Allow: call.method });
  try {
    const visit = await openVisit(headers, query);
    if (visit === null) return failure({ code: 404 });
    return json(200, await call.run(visit, Object.fromEntries(query)));
  } catch (error) {
    return failureOf(name, error);
  }
}

function failureOf(call: string, error: unknown): Response {
  if (error instanceof z.ZodError) {
    return failure({ code: 400, message: error.issues[0]?.path.join(".") });
  }
  if (error instanceof ApiError) {
    const { code, said, source, retryAfterS } = error;
    const wait = retryAfterS ?? (code === 503 ? 5 : undefined);
    return failure({ code, message: said, source }, wait ? { "Retry-After": String(wait) } : {});
  }
  logger.error({ call, reason: error instanceof Error ? error.stack : String(error) }, "api fault");
  return failure({ code: 500 });
}

type Failure = { code: number; message?: string; source?: string };

function failure(body: Failure, headers: Record<string, string> = {}): Response {
  return json(statusOf(body.code), body, headers);
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { "Cache-Control": "private, no-store", ...headers },
  });
}
