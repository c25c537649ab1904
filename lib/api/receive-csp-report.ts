import { describeCspReport } from "./csp-reports.ts";
import { notifyOwner } from "../provider-api/notify-owner.ts";
import { requestHost, createViewerRequest } from "../pages/viewer-request.ts";
import { isSameOriginRequest } from "./read-json-request-body.ts";
import { consumeSiteRateLimits } from "./site-rate-limits.ts";
import { siteRouteRules } from "./site-route-rules.ts";

const types = new Set(["application/csp-report", "application/reports+json"]);
const { bytes: maxBytes } = siteRouteRules["/api/csp-report"].body;

/**
 * Accepts a browser's report of what it blocked, and notifies the owner. Resolves to the HTTP status: 204 accepted
 * (or ignored because of too many reports), 400 not a report, 403 not from a page of the site, 404 unknown channel,
 * 413 too long, 415 another type. docs/security.md SE-16; docs/provider-api.md PA-44; docs/behaviour.md BE-72.
 */
export async function receiveCspReport(headers: Headers, read: () => Promise<string>) {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!isSameOriginRequest(headers)) return 403;
  if (!types.has(type)) return 415;
  const visit = await createViewerRequest(headers, new URLSearchParams()).catch(() => null);
  if (visit === null) return 404;
  const { channel, callContext } = visit;
  const { token, settings } = channel;
  if ((await consumeSiteRateLimits(["csp-reports", token])) !== undefined) return 204;
  const body = await read().catch(() => undefined);
  if (body === undefined) return 400;
  if (Buffer.byteLength(body) > maxBytes) return 413;
  const sentences = describeCspReport(body, requestHost(headers), settings);
  if (sentences === undefined) return 400;
  for (const detail of sentences) notifyOwner(callContext, token, { kind: "csp", detail });
  return 204;
}
