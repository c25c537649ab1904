import { ApiError } from "../api-error.ts";
import { requestOrigin } from "../pages/viewer-request.ts";

/** 64 KB: docs/security.md SE-6. */
export const maxApiBodyBytes = 64 * 1024;

/**
 * The JSON body of a call that changes something. Throws `ApiError`: 403 from another site or of unknown origin, 413
 * too long, 415 another type, 400 not JSON.
 */
export async function readJsonRequestBody(
  headers: Headers,
  read: () => Promise<string>,
  maxBytes = maxApiBodyBytes,
): Promise<unknown> {
  if (!isSameOriginRequest(headers)) throw refused(403);
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw refused(415);
  if (Number(headers.get("content-length") ?? 0) > maxBytes) throw refused(413);
  const text = await read();
  if (Buffer.byteLength(text) > maxBytes) throw refused(413);
  try {
    return JSON.parse(text);
  } catch {
    throw refused(400);
  }
}

/** The whole body. Throws `ApiError` 400 if the client stops sending it, which is no fault of the site. */
export async function receiveBody(request: Pick<Request, "text">): Promise<string> {
  return request.text().catch(() => Promise.reject(refused(400)));
}

function refused(code: number): ApiError {
  return new ApiError("api", { code });
}

/**
 * True if a page of the site makes the request: the browser sends `Sec-Fetch-Site: same-origin`, or, without that
 * header, the `Origin` of the site. docs/security.md SE-15.
 */
export function isSameOriginRequest(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === requestOrigin(headers);
}
