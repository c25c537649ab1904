import type { IncomingMessage } from "node:http";
import { pathKindOf } from "../cache/cache-key.ts";
import { maxBodyBytes } from "./limit-chunked-body.ts";
import { type Rejection, serviceUnavailable, tooLarge } from "./reject.ts";

const badRequest: Rejection = { status: 400 };

/**
 * Why a request must not reach Next, or undefined: a malformed target or host is 400, a method that
 * the path has not is 405, a declared body over the limit is 413. While the process drains, the
 * health check answers 503.
 */
export function checkRequest(req: IncomingMessage, isDraining: boolean): Rejection | undefined {
  const { url, method } = req;
  const malformed = checkTarget(url) ?? checkHost(req);
  if (malformed) return malformed;
  const wrongMethod = checkMethod(method, pathKindOf(url ?? "/") === "api");
  if (wrongMethod) return wrongMethod;
  if (isDraining && /^\/api\/health(?:\?|$)/.test(url ?? "")) return serviceUnavailable;
  return Number(req.headers["content-length"] ?? 0) > maxBodyBytes ? tooLarge : undefined;
}

// Control characters, spaces and backslashes never belong in a target.
const forbidden = /[\u0000-\u0020\\\u007f]/;

/**
 * Only a plain path and query pass, not: absolute form, `*`, malformed percent-encoding (`/%`,
 * `/%E0%A4%A`), dot segments, an encoded NUL or backslash.
 */
function checkTarget(url: string | undefined): Rejection | undefined {
  if (!url || !url.startsWith("/") || forbidden.test(url)) return badRequest;
  if (!url.includes("%") && !url.includes("/.")) return undefined;
  const query = url.indexOf("?");
  return isPlainPath(query === -1 ? url : url.slice(0, query)) ? undefined : badRequest;
}

function isPlainPath(path: string): boolean {
  try {
    const segments = path.split("/").map(decodeURIComponent);
    return segments.every(
      (segment) =>
        segment !== "." && segment !== ".." && !forbidden.test(segment.replaceAll(" ", "")),
    );
  } catch {
    return false;
  }
}

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const hostSyntax = new RegExp(`^(?:${label}(?:\\.${label})*|\\[[0-9a-f:.]+\\])(?::[0-9]{1,5})?$`);

/** A request must carry exactly one well-formed `Host`. */
function checkHost(req: IncomingMessage): Rejection | undefined {
  const host = req.headers.host;
  if (host === undefined || host.length > 255 || !hostSyntax.test(host.toLowerCase())) {
    return badRequest;
  }
  return countHostLines(req.rawHeaders) === 1 ? undefined : badRequest;
}

/** Node keeps the first of two `Host` lines; a proxy may have used the second. */
function countHostLines(rawHeaders: string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name !== undefined && name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}

const apiMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const pageMethodsOnly: Rejection = { status: 405, headers: { Allow: "GET, HEAD" } };
const apiMethodsOnly: Rejection = { status: 405, headers: { Allow: [...apiMethods].join(", ") } };

/** Pages answer GET and HEAD, `/api` the methods of its calls. */
function checkMethod(method: string | undefined, isApi: boolean): Rejection | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  if (!isApi) return pageMethodsOnly;
  return apiMethods.has(method ?? "") ? undefined : apiMethodsOnly;
}
