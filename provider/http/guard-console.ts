import type { MiddlewareHandler } from "hono";
import { HttpError } from "../domain/http-error.ts";

const safe = ["GET", "HEAD", "OPTIONS"];
const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)(?::\d+)?$/;

/**
 * The console changes things without a password, so no page of another site may reach it: the host
 * must be this machine or the provider's public name, and a change must come from the console's own
 * page, or from a program that sends JSON (browsers always send an `Origin` with that).
 */
export function guardConsole(publicOrigin: string): MiddlewareHandler {
  const publicHost = new URL(publicOrigin).host;
  return async (context, next) => {
    const host = context.req.header("Host") ?? "";
    if (!ownNames.test(host) && host !== publicHost) {
      throw new HttpError(403, "The console is not served under this host name.");
    }
    const changes = !safe.includes(context.req.method);
    if (changes && !isOwn(context.req.header.bind(context.req), host)) {
      throw new HttpError(403, "The console takes changes from its own page only.");
    }
    await next();
  };
}

function isOwn(header: (name: string) => string | undefined, host: string): boolean {
  const site = header("Sec-Fetch-Site");
  if (site !== undefined) return site === "same-origin";
  const origin = header("Origin");
  if (origin !== undefined) return URL.parse(origin)?.host === host;
  const type = header("Content-Type");
  return type === undefined || type.split(";")[0]?.trim() === "application/json";
}
