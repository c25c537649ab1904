import type { MiddlewareHandler } from "hono";
import { HttpError } from "../domain/http-error.ts";
import type { Services } from "../services.ts";
import { hasSiteSecret } from "../routes/forwarded-viewer.ts";

/** A call as its route declares it. */
export type SiteOnlyCall = { method: "GET" | "POST" | "DELETE"; path: string };

/** Calls that the site alone makes, never a browser or an app: docs/security.md SE-180. */
export const siteOnlyCalls: readonly SiteOnlyCall[] = [
  { method: "POST", path: "/ch/:channel/notices" },
  { method: "POST", path: "/events" },
  { method: "GET", path: "/ch/:channel/events" },
  { method: "DELETE", path: "/ch/:channel/events" },
  { method: "POST", path: "/client-errors" },
];

/** Responds with 403, before a body is read, to whoever lacks the site's secret, where there is one. */
export function requireSiteSecret(services: Services): MiddlewareHandler {
  return async (context, next) => {
    if (services.secret && !hasSiteSecret(services, context)) {
      throw new HttpError(403, "This call is the site's own.");
    }
    await next();
  };
}
