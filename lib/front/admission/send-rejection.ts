import { type ServerResponse, STATUS_CODES } from "node:http";
import { requestIdHeader, requestIdOf } from "./assign-request-id-header.ts";

/** A response of the front itself, without Next. */
export type FrontRejection = { status: number; headers?: Record<string, string> };

export const badRequestRejection: FrontRejection = { status: 400 };
/** 503, to be tried again in five seconds. */
export const serviceUnavailableRejection: FrontRejection = {
  status: 503,
  headers: { "Retry-After": "5" },
};
/** 408: the rest of the body is not waited for, so the connection ends. */
export const requestTimeoutRejection: FrontRejection = {
  status: 408,
  headers: { Connection: "close" },
};
/** 413: the rest of the body is not read, so the connection ends. */
export const contentTooLargeRejection: FrontRejection = {
  status: 413,
  headers: { Connection: "close" },
};

const texts: Record<number, string> = {
  307: "Elsewhere",
  400: "Bad request",
  404: "Not found",
  405: "Method not allowed",
  408: "The request took too long",
  413: "Body too large",
  414: "Address too long",
  421: "This host is not served here",
  431:
    "Your browser sent more than 64 KB of headers, which are cookies for the most part. " +
    "It has been asked to delete them: load the page again. If you still read this, delete the cookies of this site.",
  500: "Something went wrong",
  503: "Service unavailable",
};

/** Sends a short text that may be neither stored, run nor framed. */
export function sendRejection(res: ServerResponse, rejection: FrontRejection): void {
  const body = bodyOf(rejection);
  res.writeHead(rejection.status, headersOf(rejection, body, requestIdOf(res.req)));
  res.end(res.req.method === "HEAD" ? undefined : body);
}

/** The same as the bytes of a whole response, for a connection whose request was none; it ends the connection. */
export function serializeRejection({ status, headers }: FrontRejection, requestId: string): string {
  const rejection = { status, headers: { ...headers, Connection: "close" } };
  const body = bodyOf(rejection);
  const lines = Object.entries(headersOf(rejection, body, requestId)).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}

function bodyOf({ status }: FrontRejection): string {
  return `${texts[status] ?? "Rejected"}\n`;
}

function headersOf({ headers }: FrontRejection, body: string, requestId: string) {
  return {
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    [requestIdHeader]: requestId,
  };
}
