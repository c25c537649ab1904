import type { IncomingMessage, ServerResponse } from "node:http";
import { type Refusal, refuse } from "./refuse.ts";

/** The most bytes a body may have: 64 KB. */
export const mostBodyBytes = 64 * 1024;

const tooLarge: Refusal = { status: 413, headers: { Connection: "close" } };

/**
 * Refuses with 413 a body that says it is too large, and cuts off one that turns out to be.
 * True when the request has been answered here.
 */
export function limitBody(req: IncomingMessage, res: ServerResponse): boolean {
  const length = req.headers["content-length"];
  if (length === undefined && req.headers["transfer-encoding"] === undefined) return false;
  if (Number(length ?? 0) > mostBodyBytes) {
    refuse(res, tooLarge);
    return true;
  }
  if (length === undefined) countChunks(req, res);
  return false;
}

// A `data` listener would start the flow before the site listens, so the count sits at the intake.
function countChunks(req: IncomingMessage, res: ServerResponse): void {
  const push = req.push;
  let bytes = 0;
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= mostBodyBytes) return push.call(req, chunk, encoding);
    if (!res.headersSent) refuse(res, tooLarge);
    res.once("finish", () => req.destroy());
    return false;
  };
}
