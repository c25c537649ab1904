import type { ServerResponse } from "node:http";

/** The response that the front gives by itself. */
export type Rejection = { status: number; headers?: Record<string, string> };

/** 503, to be tried again in five seconds. */
export const serviceUnavailable: Rejection = { status: 503, headers: { "Retry-After": "5" } };
/** 413: the rest of the body is not read, so the connection ends. */
export const tooLarge: Rejection = { status: 413, headers: { Connection: "close" } };

const texts: Record<number, string> = {
  400: "Bad request",
  404: "Not found",
  405: "Method not allowed",
  413: "Body too large",
  503: "Service unavailable",
};

/** Sends a short text that may be neither stored, run nor framed. */
export function reject(res: ServerResponse, { status, headers }: Rejection): void {
  const body = `${texts[status] ?? "Rejected"}\n`;
  res.writeHead(status, {
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
  });
  res.end(res.req.method === "HEAD" ? undefined : body);
}
