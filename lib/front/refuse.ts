import type { ServerResponse } from "node:http";

/** Why the front itself answers a request. */
export type Refusal = { status: number; headers?: Record<string, string> };

const words: Record<number, string> = {
  400: "Bad request",
  404: "Not found",
  405: "Method not allowed",
  413: "Body too large",
  503: "Service unavailable",
};

/** Answers with a short text that nothing may keep, run or frame. */
export function refuse(res: ServerResponse, { status, headers }: Refusal): void {
  const body = `${words[status] ?? "Refused"}\n`;
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
