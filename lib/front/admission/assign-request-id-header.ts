import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { requestIdSyntax } from "../../contract/request-id.ts";

export { requestIdHeader } from "../../contract/request-id.ts";

const header = "x-request-id";

/**
 * Sets the id of a request: that of a trusted proxy if its syntax is valid, else a new one. It replaces the header's
 * value, so that `requestIdOf` may be trusted afterwards. docs/operations.md
 */
export function assignRequestIdHeader({ headers }: IncomingMessage, trustsProxy: boolean): void {
  const received = headers[header];
  const isSaved = trustsProxy && typeof received === "string" && requestIdSyntax.test(received);
  if (!isSaved) headers[header] = randomUUID();
}

/** The id that `assignRequestIdHeader` has set. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  return String(headers[header]);
}
