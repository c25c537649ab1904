import type { Context } from "hono";

/** Sends the browser on; nobody keeps the answer, and the next address is not told of this one. */
export function goTo(context: Context, address: string): Response {
  context.header("Cache-Control", "no-store");
  context.header("Referrer-Policy", "no-referrer");
  return context.redirect(address, 303);
}
