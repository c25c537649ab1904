import type { IncomingMessage, ServerResponse } from "node:http";
import { reject, tooLarge } from "./reject.ts";

/** The maximum size of a request body: 64 KB. */
export const maxBodyBytes = 64 * 1024;

/**
 * Answers 413 once a chunked body, which declares no length, has grown over the limit, and drops the rest.
 * A `data` listener would start the flow before Next listens, so the bytes are counted in `push`.
 */
export function limitChunkedBody(req: IncomingMessage, res: ServerResponse): void {
  const push = req.push;
  let bytes = 0;
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= maxBodyBytes) return push.call(req, chunk, encoding);
    if (!res.headersSent) reject(res, tooLarge);
    res.once("finish", () => req.destroy());
    return false;
  };
}
