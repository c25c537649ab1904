import type { IncomingMessage } from "node:http";
import { asLanguage } from "../../i18n/languages.ts";
import { hasCookie, readCookie } from "../../session/read-cookie.ts";
import { isPage, type RouteRow, routes } from "../../urls/routes.ts";
import type { ClientInfo } from "../admission/client-info.ts";
import { rscHeaders } from "../admission/request-headers.ts";

/**
 * How the response to a path may be cached: docs/behaviour.md BE-46.
 * `page`: the same for everybody; `video`: the same for viewers with neither session nor payment;
 * `private`: for one viewer.
 */
export type PathKind = "page" | "video" | "private" | "api" | "next";

const siteKinds = kindsOf("site");
const mobileKinds = kindsOf("mobile");

/** `pathKindOf("/mobile/video/7?t=3")` → `"video"`. The target must have passed `checkRequest`. */
export function pathKindOf(url: string): PathKind {
  const isMobile = url.startsWith("/mobile/");
  const first = firstSegment(isMobile ? url.slice(7) : url);
  return (isMobile ? mobileKinds : siteKinds).get(first) ?? "page";
}

/** Kinds by first segment, as the table of routes has them. */
function kindsOf(variant: "site" | "mobile"): Map<string, PathKind> {
  const rows = routes.filter(({ variants }) => variants.includes(variant));
  return new Map(rows.map((row) => [row.pattern.split("/")[1] ?? "", kindOf(row)]));
}

function kindOf({ kind, access }: RouteRow): PathKind {
  if (kind === "api" || kind === "next") return kind;
  if (access === "public") return "page";
  return access === "signedOut" ? "video" : "private";
}

function firstSegment(url: string): string {
  let end = 1;
  while (end < url.length && url[end] !== "/" && url[end] !== "?") end += 1;
  const segment = url.slice(1, end);
  return segment.includes("%") ? decodeURIComponent(segment) : segment;
}

/** What a shared response depends on; `key` holds all of it. */
export type CacheKey = {
  key: string;
  /** Path and query that the site renders: only the names in `cacheParams`. */
  url: string;
  language: string;
  /** True for an RSC payload, false for a whole page. */
  isRsc: boolean;
};

const maxRscHeaderLength = 4096;

/**
 * The one function that decides who shares a response: host, path, cached query names, language,
 * country, scheme, and the RSC request headers. Undefined: the response belongs to one viewer.
 */
export function cacheKeyOf(
  req: IncomingMessage,
  client: ClientInfo,
  kind: PathKind,
): CacheKey | undefined {
  if (kind !== "page" && kind !== "video") return undefined;
  const { headers } = req;
  if (kind === "video" && hasPersonalCookie(headers.cookie)) return undefined;
  if (hasCookie(headers.cookie, "mq_bypass")) return undefined;
  const url = cacheUrlOf(req.url ?? "/");
  const isRsc = headers.rsc === "1";
  const rsc = isRsc ? rscHeaders.map((name) => headers[name] ?? "").join(" ") : "";
  if (url === undefined || rsc.length > maxRscHeaderLength) return undefined;
  const language = asLanguage(readCookie(headers.cookie, "mq_lng")) ?? "";
  const { proto, location } = client;
  const key = `${headers.host} ${url} ${language} ${location.country ?? ""} ${proto} ${rsc}`;
  return { key, url, language, isRsc };
}

// These may change what a video page answers: docs/behaviour.md BE-46.
const personalCookies = ["mq_session", "__Host-mq_session", "mq_bypass", "mq_payment"];

function hasPersonalCookie(header: string | undefined): boolean {
  return personalCookies.some((name) => hasCookie(header, name));
}

const shareable = routes.filter((row) => isPage(row) && row.access !== "private");
const cacheParams = new Set(shareable.flatMap(({ contentParams }) => contentParams));
const viewerParams = new Set(shareable.flatMap((row) => row.viewerParams));

/**
 * A target with only the query names in `cacheParams`, sorted: `/search?utm=x&q=cup` → `/search?q=cup`.
 * Undefined when one of `viewerParams` is there.
 */
function cacheUrlOf(url: string): string | undefined {
  const at = url.indexOf("?");
  if (at === -1) return url;
  const params: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
    if (viewerParams.has(name)) return undefined;
    if (cacheParams.has(name)) params.push([name, value]);
  }
  const path = url.slice(0, at);
  if (params.length === 0) return path;
  // The site reads the first value of a repeated name; a stable sort keeps that order.
  const query = new URLSearchParams(params);
  query.sort();
  return `${path}?${query}`;
}
