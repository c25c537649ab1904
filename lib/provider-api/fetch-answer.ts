import { z } from "zod";
import { parseAnswer } from "../contract/parse-answer.ts";
import { ApiError } from "../errors.ts";
import { logger } from "../log.ts";
import { type CallContext, callContextHeaders } from "./call-context.ts";
import { refuseErrorInBody } from "./read-error.ts";
import { ask } from "./transport.ts";

/** Total time of a call, in ms: shared answers have many waiters, personal ones one. */
export const deadlines = { shared: 2_000, personal: 3_000 } as const;

type Operation<T extends z.ZodType> = {
  call: string;
  /** For the log. */
  channel: string;
  segments: string[];
  query?: Record<string, string | undefined>;
  method?: "POST" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  schema: T;
  callContext: CallContext;
  deadlineMs: number;
  /** The call whose 2xx body may carry a `code` of 400 or more, which is then thrown. */
  codeInBody?: boolean;
};

/**
 * Asks, checks and logs: the parsed answer, or an `ApiError` that names the call.
 * A failure (503) is one structured line with call, channel and reason; so are values left out.
 */
export async function fetchAnswer<T extends z.ZodType>(
  operation: Operation<T>,
): Promise<z.output<T>> {
  const { call, channel, segments, query, method, body, callContext, deadlineMs } = operation;
  try {
    const headers = callContextHeaders(callContext);
    const raw = await ask({ call, segments, query, method, body, headers, deadlineMs });
    if (operation.codeInBody) refuseErrorInBody(call, raw);
    return checked(operation, raw);
  } catch (error) {
    const failure = asApiError(call, error);
    if (failure.code >= 500)
      logger.error({ call, channel, reason: reasonOf(failure) }, "call failed");
    throw failure;
  }
}

function checked<T extends z.ZodType>(operation: Operation<T>, raw: unknown): z.output<T> {
  const { value, drops } = parseAnswer(operation.schema, raw);
  if (drops.length > 0) {
    const { call, channel } = operation;
    const reason = drops.map((drop) => `${drop.path}: ${drop.reason}`).join("; ");
    logger.warn({ call, channel, reason, dropped: drops.length }, "values left out");
  }
  return value;
}

function asApiError(call: string, error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(call, { code: 503 }, error);
}

function reasonOf({ cause, message }: ApiError): string {
  if (cause instanceof z.ZodError) {
    return cause.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
  }
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : message;
}
