import type { IncomingMessage, ServerResponse } from "node:http";
import { reject, type Rejection, timedOut, tooLarge } from "./reject.ts";

/** The maximum size of a request body: 64 KB. */
export const maxRequestBytes = 64 * 1024;

/** How long a body may take: docs/security.md SE-7. */
export const bodyTimeoutMs = 15_000;

/** True when a body follows the headers of a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Calls `serve` when the whole body has arrived, to be read from the request as ever. Answers 408 when it
 * stops coming, 413 when it turns out larger than allowed. Reading it would take it from Next, so the
 * bytes are counted in `push`; a connection that breaks off gets no answer.
 */
export function awaitBody(req: IncomingMessage, res: ServerResponse, serve: () => void): void {
  const push = req.push;
  let bytes = 0;
  const refuse = (rejection: Rejection) => {
    req.push = () => true;
    reject(res, rejection);
    res.once("finish", () => req.destroy());
  };
  const timer = setTimeout(() => refuse(timedOut), bodyTimeoutMs);
  res.once("close", () => clearTimeout(timer));
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes > maxRequestBytes) {
      refuse(tooLarge);
      return true;
    }
    push.call(req, chunk, encoding);
    if (chunk === null) {
      clearTimeout(timer);
      serve();
    }
    // Nobody reads yet, and all of it may wait here.
    return true;
  };
}
