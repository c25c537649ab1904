import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.ts";

const running = processWide("request-id", () => new AsyncLocalStorage<string>());

/** Runs the handler of a request, so that each of its log lines has the id. */
export function withRequestId<T>(id: string, run: () => T): T {
  return running.run(id, run);
}

/** The id of the current request, or undefined outside of one. docs/operations.md */
export function currentRequestId(): string | undefined {
  return running.getStore();
}
