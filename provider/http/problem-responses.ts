import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { findUnstorableTextInUrl } from "../../lib/contract/request-text.ts";
import { adminProblems, findAdminProblemCode } from "../domain/admin/problems.ts";
import type { HttpErrorFields } from "../domain/http-error.ts";
import { loggedRequestId } from "../domain/log.ts";
import { adminPath } from "../routes/admin/admin-path.ts";
import { formatJsonPointer } from "../routes/admin/parse-admin-input.ts";

/** Whether a call is one of the admin API, whose errors are problems. */
export function isAdminCall({ req }: Context): boolean {
  return req.path === adminPath || req.path.startsWith(`${adminPath}/`);
}

/** A problem by RFC 9457: docs/admin-api.md AA-20. */
export function createProblemResponse(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  { detail, data, retryAfterS }: HttpErrorFields = {},
): Response {
  context.header("Cache-Control", "private, no-store");
  if (retryAfterS !== undefined) context.header("Retry-After", String(retryAfterS));
  const code = findAdminProblemCode(status, detail);
  const problem = {
    type: code ? `urn:marquee:problem:${code}` : "about:blank",
    title: code ? adminProblems[code][1] : "The provider failed",
    status,
    detail: message,
    errors: data?.errors ?? toErrors(context, data?.fields),
    requestId: loggedRequestId(),
  };
  return context.body(JSON.stringify(problem), status, {
    "Content-Type": "application/problem+json",
  });
}

/** The places that checks before the route have found (SE-170): `{ "a.0": "…" }`. */
function toErrors({ req }: Context, fields: unknown) {
  if (typeof fields !== "object" || fields === null) return undefined;
  const { pathname, search } = new URL(req.url);
  const parameter = findUnstorableTextInUrl(pathname, search);
  return Object.entries(fields).map(([path, text]) => {
    const detail = String(text);
    if (path === parameter) return { parameter, detail };
    return { pointer: formatJsonPointer(path === "" ? [] : path.split(".")), detail };
  });
}
