import { AsyncLocalStorage } from "node:async_hooks";
import { pino } from "pino";
import { toLoggableError } from "./loggable-error.ts";

/** A request as the log names it: its id, and its method and address without secrets. */
export type LoggedRequest = { requestId: string; call: string };

const requestScope = new AsyncLocalStorage<LoggedRequest>();

/**
 * The provider's log: JSON lines on standard output. A line that is written for a request, or for
 * work after its response, has its `requestId` and `call`. `log.error({ err }, "…")` writes
 * an error as `toLoggableError` does.
 */
export const providerLog = pino({
  base: { from: "provider" },
  mixin: () => ({ ...requestScope.getStore() }),
  serializers: { err: toLoggableError },
});

/** Runs the handler of a request, so that each of its log lines names the request. */
export function runWithRequestLogging<T>(request: LoggedRequest, work: () => T): T {
  return requestScope.run(request, work);
}

/** The id of the current request; undefined outside of one. */
export function loggedRequestId(): string | undefined {
  return requestScope.getStore()?.requestId;
}
