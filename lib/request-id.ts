import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.ts";

const running = processWide("request-id", () => new AsyncLocalStorage<string>());

/** Runs what answers a request, so that each log line on the way names it. */
export function withRequestId<T>(id: string, run: () => T): T {
  return running.run(id, run);
}

/** The id of the request that is being answered, or undefined outside of one. docs/operations.md */
export function currentRequestId(): string | undefined {
  return running.getStore();
}
