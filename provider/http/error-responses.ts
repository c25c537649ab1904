import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { providerLog } from "../domain/log.ts";
import { HttpError, type HttpErrorFields, NotFoundError } from "../domain/http-error.ts";
import { getRequestErrorMessages } from "../routes/error-messages.ts";
import { createProblemResponse, isAdminCall } from "./problem-responses.ts";

type App = Hono<{ Bindings: HttpBindings }>;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Any failure by docs/provider-api.md PA-55. What nobody expected is 500 and is logged. */
export function respondWithError(error: Error, context: Context): Response {
  if (error instanceof HttpError) {
    const isLost = error instanceof NotFoundError;
    const message = isLost ? getRequestErrorMessages(context).notFound : error.message;
    return createErrorResponse(context, error.status, message, error.facts);
  }
  if (error instanceof HTTPException)
    return createErrorResponse(context, error.status, error.message);
  providerLog.error({ err: error }, "a call failed");
  return createErrorResponse(context, 500, "The provider failed.");
}

/** 405 where only another method has a route, else 404. */
export function respondNotFound(app: App, context: Context): Response {
  const { path } = context.req;
  const allowed = methods.filter((method) => isRouted(app, method, path));
  if (allowed.length === 0 || allowed.includes(asGet(context.req.method)))
    return createErrorResponse(context, 404, `There is nothing at ${path}.`);
  if (allowed.includes("GET")) allowed.push("HEAD");
  context.header("Allow", allowed.join(", "));
  return createErrorResponse(context, 405, `${context.req.method} is not allowed here.`);
}

/** `{ statusCode, message, source?, detail?, data? }`, never stored; a problem of the admin API has its own form. */
export function createErrorResponse(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  { retryAfterS, ...fields }: HttpErrorFields = {},
): Response {
  if (isAdminCall(context)) {
    return createProblemResponse(context, status, message, { retryAfterS, ...fields });
  }
  context.header("Cache-Control", "no-store");
  if (retryAfterS !== undefined) context.header("Retry-After", String(retryAfterS));
  return context.json({ statusCode: status, message, ...fields }, status);
}

/** HEAD has a route wherever GET has one. */
function asGet(method: string): string {
  return method === "HEAD" ? "GET" : method;
}

/** Middleware is registered for all methods; what remains is a route of its own. */
function isRouted(app: App, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path);
  return handlers.some(([[, route]]) => route.method === method);
}
