import type { IncomingMessage } from "node:http";
import { asLanguage } from "../../i18n/languages.ts";
import { hasCookie, readCookie } from "../../session/read-cookie.ts";
import { isPage, routes } from "../../urls/routes.ts";
import { rscHeaders } from "../admission/request-headers.ts";
import type { ClientInfo } from "../admission/client-info.ts";
import type { PathKind } from "./path-kind.ts";

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

// These may change what a video page answers: contract.md, Flows.
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
