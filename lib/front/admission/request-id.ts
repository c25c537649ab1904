import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { requestIdSyntax } from "../../contract/request-id.ts";

export { requestIdName } from "../../contract/request-id.ts";

const header = "x-request-id";

/**
 * Gives a request its id: that of a trusted proxy when its syntax is right, else a new one. It replaces
 * what came in the header, so that `requestIdOf` may be believed from here on. docs/operations.md
 */
export function giveRequestId({ headers }: IncomingMessage, trustsProxy: boolean): void {
  const received = headers[header];
  const isSaved = trustsProxy && typeof received === "string" && requestIdSyntax.test(received);
  if (!isSaved) headers[header] = randomUUID();
}

/** The id that `giveRequestId` gave. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  return String(headers[header]);
}
