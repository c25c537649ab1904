import { AsyncLocalStorage } from "node:async_hooks";
import { pino } from "pino";
import { loggable } from "./loggable.ts";

/** A request as the log names it: its id, and its method and address without secrets. */
export type LoggedRequest = { requestId: string; call: string };

const requestScope = new AsyncLocalStorage<LoggedRequest>();

/**
 * The provider's log: JSON lines on standard output. A line that is written for a request, or for
 * what goes on after its answer, carries its `requestId` and `call`. `log.error({ err }, "…")` tells
 * an error as `loggable` does.
 */
export const log = pino({
  base: { from: "provider" },
  mixin: () => ({ ...requestScope.getStore() }),
  serializers: { err: loggable },
});

/** Runs what answers a request, so that each line on the way names it. */
export function runWithRequest<T>(request: LoggedRequest, work: () => T): T {
  return requestScope.run(request, work);
}

/** The id of the request that is being answered; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return requestScope.getStore()?.requestId;
}
