import type { Context, Next } from "hono";
import { HttpError } from "../domain/http-error.ts";

const safe = ["GET", "HEAD", "OPTIONS"];
const loopbackNames =
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|console\.[a-z0-9-]+\.localhost)(?::\d{1,5})?$/i;

/**
 * Refuses every name but this machine's own and those of the simulator, so that no site can have
 * its own name lead here: docs/security.md SE-37.
 */
export async function requireLoopback(context: Context, next: Next): Promise<void> {
  if (!loopbackNames.test(context.req.header("Host") ?? "")) {
    throw new HttpError(403, "The console is not served under this host name.");
  }
  await next();
}

/**
 * The console changes things without a password: a change must come from its own page, or from a
 * program that sends JSON (browsers always send an `Origin` with that).
 */
export async function requireSameOrigin(context: Context, next: Next): Promise<void> {
  if (!safe.includes(context.req.method) && !isSameOrigin(context)) {
    throw new HttpError(403, "The console takes changes from its own page only.");
  }
  await next();
}

function isSameOrigin({ req }: Context): boolean {
  const site = req.header("Sec-Fetch-Site");
  if (site !== undefined) return site === "same-origin";
  const origin = req.header("Origin");
  if (origin !== undefined) return URL.parse(origin)?.host === req.header("Host");
  const type = req.header("Content-Type");
  return type === undefined || type.split(";")[0]?.trim() === "application/json";
}
