import type { IncomingMessage } from "node:http";
import { pathKindOf } from "../../urls/path-kind.ts";
import { maxRequestBodyBytes } from "./await-body.ts";
import { isHealthRequest, makeCheckHost, type ServedHosts } from "./check-host.ts";
import {
  badRequestRejection,
  type FrontRejection,
  serviceUnavailableRejection,
  contentTooLargeRejection,
} from "./send-rejection.ts";

export type CheckRequest = (
  req: IncomingMessage,
  isDraining: boolean,
) => FrontRejection | undefined;

/**
 * Makes the function that returns why a request must not reach Next, or undefined: a malformed target, host or
 * transfer coding is 400, a target of more than 8,000 characters 414, a host that is not served 421, a method that
 * the path does not allow 405, a declared body over the limit 413. While the process drains, the health check
 * responds 503.
 */
export function makeCheckRequest(config: ServedHosts): CheckRequest {
  const checkHost = makeCheckHost(config);
  return (req, isDraining) => {
    const { url, method } = req;
    const malformed = checkHost(req) ?? checkTarget(url) ?? checkTransferCoding(req);
    if (malformed) return malformed;
    const wrongMethod = checkMethod(method, pathKindOf(url ?? "/") === "api");
    if (wrongMethod) return wrongMethod;
    if (isDraining && isHealthRequest(url ?? "")) return serviceUnavailableRejection;
    return Number(req.headers["content-length"] ?? 0) > maxRequestBodyBytes
      ? contentTooLargeRejection
      : undefined;
  };
}

// RFC 9110, 4.1 requires 8,000 at least; a provider may accept no more.
const maxTargetLength = 8_000;
const tooLong: FrontRejection = { status: 414 };

// Control characters, spaces and backslashes never belong in a target.
const forbidden = /[\u0000-\u0020\\\u007f]/;

/**
 * Only a plain path and query pass, not: absolute form, `*`, malformed percent-encoding (`/%`,
 * `/%E0%A4%A`), dot segments, an encoded NUL or backslash.
 */
function checkTarget(url: string | undefined): FrontRejection | undefined {
  if (url && url.length > maxTargetLength) return tooLong;
  if (!url || !url.startsWith("/") || forbidden.test(url)) return badRequestRejection;
  if (!url.includes("%") && !url.includes("/.")) return undefined;
  const query = url.indexOf("?");
  return isPlainPath(query === -1 ? url : url.slice(0, query)) ? undefined : badRequestRejection;
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

/**
 * Only `chunked` is decoded here, and a proxy may read `gzip, chunked` differently. HTTP/1.0 has no transfer codings.
 */
function checkTransferCoding({
  headers,
  httpVersion,
}: IncomingMessage): FrontRejection | undefined {
  const coding = headers["transfer-encoding"];
  if (coding === undefined) return undefined;
  return coding.toLowerCase() === "chunked" && httpVersion !== "1.0"
    ? undefined
    : badRequestRejection;
}

const apiMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const pageMethodsOnly: FrontRejection = { status: 405, headers: { Allow: "GET, HEAD" } };
const apiMethodsOnly: FrontRejection = {
  status: 405,
  headers: { Allow: [...apiMethods].join(", ") },
};

/** Pages allow GET and HEAD, `/api` the methods of its calls. */
function checkMethod(method: string | undefined, isApi: boolean): FrontRejection | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  if (!isApi) return pageMethodsOnly;
  return apiMethods.has(method ?? "") ? undefined : apiMethodsOnly;
}
