import { LRUCache } from "lru-cache";
import { cspReports } from "../notices/csp-reports.ts";
import { tellOwner } from "../notices/tell-owner.ts";
import { hostOf, openVisit } from "../pages/open-visit.ts";
import { processWide } from "../process-wide.ts";
import { isSameOriginRequest } from "./own-page.ts";

const types = new Set(["application/csp-report", "application/reports+json"]);
const maxBytes = 16 * 1024;
const maxPerMinute = 30;

/** Reports that each host took in the last minute; a host is a channel. */
const taken = () =>
  processWide(
    "csp-reports",
    () => new LRUCache<string, number>({ max: 1_000, ttl: 60_000, noUpdateTTL: true }),
  );

/**
 * Takes what a browser says it blocked, and tells the owner. Gives the HTTP status: 204 taken (or one
 * too many to be looked at), 400 no report, 403 not from our own page, 404 no channel, 413 too long,
 * 415 another type. safety.md, Sessions and tenants; contract.md, Calls (`notices`).
 */
export async function takeCspReport(headers: Headers, read: () => Promise<string>) {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!isSameOriginRequest(headers)) return 403;
  if (!types.has(type)) return 415;
  const host = hostOf(headers);
  const count = taken().get(host) ?? 0;
  if (count >= maxPerMinute) return 204;
  taken().set(host, count + 1);
  const body = await read();
  if (Buffer.byteLength(body) > maxBytes) return 413;
  const sentences = cspReports(body, host);
  if (sentences === undefined) return 400;
  if (sentences.length === 0) return 204;
  const visit = await openVisit(headers, new URLSearchParams()).catch(() => null);
  if (visit === null) return 404;
  for (const detail of sentences) tellOwner(visit.channel.token, { kind: "csp", detail });
  return 204;
}
