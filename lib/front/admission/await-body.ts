import type { IncomingMessage, ServerResponse } from "node:http";
import {
  sendRejection,
  type FrontRejection,
  requestTimeoutRejection,
  contentTooLargeRejection,
} from "./send-rejection.ts";

/** The maximum size of a request body: 64 KB. */
export const maxRequestBodyBytes = 64 * 1024;

/** How long a body may take: docs/security.md SE-7. */
export const bodyTimeoutMs = 15_000;

/** True when a body follows the headers of a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Calls `serve` when the whole body has arrived; it is then read from the request as usual. Responds 408 if it does
 * not arrive in time, 413 if it is larger than allowed. Next reads the body itself, so the bytes are counted in
 * `push`; a connection that breaks off gets no response.
 */
export function awaitRequestBody(
  req: IncomingMessage,
  res: ServerResponse,
  serve: () => void,
): void {
  const push = req.push;
  let bytes = 0;
  const refuse = (rejection: FrontRejection) => {
    req.push = () => true;
    sendRejection(res, rejection);
    res.once("finish", () => req.destroy());
  };
  const timer = setTimeout(() => refuse(requestTimeoutRejection), bodyTimeoutMs);
  res.once("close", () => clearTimeout(timer));
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes > maxRequestBodyBytes) {
      refuse(contentTooLargeRejection);
      return true;
    }
    push.call(req, chunk, encoding);
    if (chunk === null) {
      clearTimeout(timer);
      serve();
    }
    // The body is not read yet, and all of it fits into the buffer.
    return true;
  };
}
