import { z } from "zod";
import type { DroppedField } from "../contract/field-schemas.ts";
import { parseResponse } from "../contract/parse-response.ts";
import { ApiError, isApiError } from "../api-error.ts";
import { logger } from "../log.ts";
import { type CallContext, callContextHeaders } from "./call-context.ts";
import { notifyOwner } from "./notify-owner.ts";
import { throwErrorInBody } from "./parse-error-response.ts";
import { requestProvider } from "./request-provider.ts";

/** Total time of a call, in ms: many requests wait for a shared response, one for a personal one. */
export const providerCallTimeoutsMs = { shared: 2_000, personal: 3_000 } as const;

type Operation<T extends z.ZodType> = {
  call: string;
  /** The channel of the breaker and of the quota of connections; for the log. */
  channel: string;
  /** Another quota to use. */
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
  /** Headers of this call only. */
  headers?: Record<string, string>;
  /** A new key for each press of a button, so that a repeated call has one effect: docs/provider-api.md PA-154. */
  idempotencyKey?: string;
  schema: T;
  callContext: CallContext;
  deadlineMs: number;
  /** A refusal is logged too, because it is not shown to viewers. */
  logsRejections?: true;
  /** The call whose 2xx body may carry a `code` of 400 or more, which is then thrown. */
  codeInBody?: boolean;
};

/** The code of a call that ended with its viewer. */
const viewerLeft = 499;

/**
 * Calls the provider, validates and logs: the parsed response, or an `ApiError` that names the call. A failure (503)
 * is one structured log line with call, channel and reason; so are values left out, and refusals of calls whose
 * errors are not shown to viewers (docs/behaviour.md BE-406).
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
    if (operation.codeInBody) throwErrorInBody(call, raw);
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
    notifyOfDrops(operation, drops);
  }
  return value;
}

/** The most values of a response in one notice each. */
const maxNotices = 5;
/** What follows the channel in the paths of calls whose responses are an owner's catalogue, and no viewer's. */
const catalogueCalls = [undefined, "header", "footer", "pages", "content", "paywalls"];

/** Notifies the owner of what was left out of their catalogue: docs/provider-api.md PA-328. */
function notifyOfDrops(
  { channel, segments, callContext }: Operation<z.ZodType>,
  drops: DroppedField[],
) {
  const [first, , part] = segments;
  if (first !== "ch" || !catalogueCalls.includes(part)) return;
  for (const { path, reason } of drops.slice(0, maxNotices)) {
    const detail = `/${segments.join("/")}: ${path}: ${reason}`;
    notifyOwner(callContext, channel, { kind: "values", detail });
  }
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
