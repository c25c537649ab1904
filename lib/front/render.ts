import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from "node:http";
import { buffer } from "node:stream/consumers";
import inject from "light-my-request";
import { answerHeaders } from "../viewer/internal-headers.ts";

/** A whole answer of the site, before it is finished. */
export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * Asks the site for one answer that belongs to no connection, so that it outlives the visitor who
 * caused it: `render(site, "/", headers, 30_000)`. Rejects when there is none within `deadlineMs`.
 */
export async function render(
  site: RequestListener,
  url: string,
  headers: IncomingHttpHeaders,
  deadlineMs: number,
): Promise<Rendered> {
  const signal = AbortSignal.timeout(deadlineMs);
  // As a stream: else the package decodes each body, too, which nobody reads.
  const how = { signal, validate: false, payloadAsStream: true } as const;
  const answer = await inject(site, { method: "GET", url, headers, ...how });
  const body = await buffer(answer.stream());
  const status = Number(answer.headers[answerHeaders.status] ?? answer.statusCode);
  return { status, headers: answer.headers, body };
}
