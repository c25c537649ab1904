import { z } from "zod";
import { parseResponse } from "../contract/parse-response.ts";
import { ApiError, isApiError } from "../errors.ts";
import { logger } from "../log.ts";
import { type CallContext, callContextHeaders } from "./call-context.ts";
import { refuseErrorInBody } from "./read-error.ts";
import { requestProvider } from "./transport.ts";

/** Total time of a call, in ms: shared answers have many waiters, personal ones one. */
export const deadlines = { shared: 2_000, personal: 3_000 } as const;

type Operation<T extends z.ZodType> = {
  call: string;
  /** Whose breaker and quota of the connections it is; for the log. */
  channel: string;
  /** Whose quota it takes instead. */
  quota?: string;
  /** Where the segments start, if not at `PROVIDER_API_URL`. */
  base?: string;
  segments: string[];
  query?: Record<string, string | undefined>;
  method?: "POST" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in the place of a body: NDJSON. */
  lines?: string;
  /** Of this call alone. */
  headers?: Record<string, string>;
  /** One for each press of the viewer, so that doing it twice does it once: docs/provider-api.md PA-154. */
  idempotencyKey?: string;
  schema: T;
  callContext: CallContext;
  deadlineMs: number;
  /** A refusal is a line of the log, too; it is shown to nobody. */
  logsRejections?: true;
  /** The call whose 2xx body may carry a `code` of 400 or more, which is then thrown. */
  codeInBody?: boolean;
};

/** The code of a call that ended with its viewer. */
const viewerLeft = 499;

/**
 * Asks, checks and logs: the parsed answer, or an `ApiError` that names the call.
 * A failure (503) is one structured line with call, channel and reason; so are values left out, and refusals of calls
 * whose errors are shown to nobody (docs/behaviour.md BE-406).
 */
export async function fetchFromProvider<T extends z.ZodType>(
  operation: Operation<T>,
): Promise<z.output<T>> {
  const { call, callContext } = operation;
  try {
    const { idempotencyKey } = operation;
    const headers = { ...callContextHeaders(callContext), ...operation.headers };
    if (idempotencyKey !== undefined) headers["idempotency-key"] = idempotencyKey;
    const { signal, viewer } = callContext;
    const raw = await requestProvider({ ...operation, headers, signal, caller: viewer.ip });
    if (operation.codeInBody) refuseErrorInBody(call, raw);
    return checked(operation, raw);
  } catch (error) {
    const failure = asApiError(call, error);
    const { code, source } = failure;
    if (code >= 500)
      logger.error({ ...logged(operation), reason: reasonOf(failure) }, "call failed");
    else if (operation.logsRejections && code !== viewerLeft)
      logger.warn({ ...logged(operation), code, source }, "call refused");
    throw failure;
  }
}

function checked<T extends z.ZodType>(operation: Operation<T>, raw: unknown): z.output<T> {
  const { value, drops } = parseResponse(operation.schema, raw);
  if (drops.length > 0) {
    const reason = drops.map((drop) => `${drop.path}: ${drop.reason}`).join("; ");
    logger.warn({ ...logged(operation), reason, dropped: drops.length }, "values left out");
  }
  return value;
}

function logged({ call, channel, callContext: { workspace } }: Operation<z.ZodType>) {
  return { call, channel, workspace };
}

function asApiError(call: string, error: unknown): ApiError {
  return isApiError(error) ? error : new ApiError(call, { code: 503 }, error);
}

function reasonOf({ cause, message }: ApiError): string {
  if (cause instanceof z.ZodError) {
    return cause.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
  }
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : message;
}
