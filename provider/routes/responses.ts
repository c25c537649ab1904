import type { Context } from "hono";

/** Responses that depend only on channel, country and language: docs/provider-api.md PA-6. */
export function createPublicResponse(context: Context, body: object): Response {
  context.header("Cache-Control", "public, max-age=60");
  context.header("Vary", "Accept-Language, X-Viewer-Country, X-Provider-Secret", { append: true });
  return context.json(body);
}

/** Responses that may differ per viewer, or from one moment to the next. */
export function createPrivateResponse(context: Context, body: object): Response {
  context.header("Cache-Control", "private, no-store");
  return context.json(body);
}

/** Done, and nothing to say: 204. */
export function createNoContentResponse(context: Context): Response {
  context.header("Cache-Control", "no-store");
  return context.body(null, 204);
}

/** Redirects the browser; the response is not cached, and the next URL gets no referrer. */
export function redirectTo(context: Context, address: string): Response {
  context.header("Cache-Control", "no-store");
  context.header("Referrer-Policy", "no-referrer");
  return context.redirect(address, 303);
}
