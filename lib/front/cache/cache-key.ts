import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { asLanguage } from "../../i18n/choose-language.ts";
import { readCookie } from "../../session/read-cookie.ts";
import { channelLabel } from "../../urls/channel-label.ts";
import type { PathKind } from "../../urls/path-kind.ts";
import { type SharedPageUrl, normalizeSharedPageUrl } from "./shared-page-url.ts";
import type { ClientInfo } from "../admission/client-info.ts";
import { cacheShareOfDomain } from "../admission/domain-of-request.ts";
import { rscHeaders } from "../admission/request-headers.ts";

/** The inputs of a shared response; `key` contains all of them. */
export type CacheKey = {
  key: string;
  /** Path and query that the site renders: only the names that the page reads. */
  url: string;
  language: string;
  /** A part of a page for the router. */
  isRsc: boolean;
  /** The part of the memory that stores it: the number of searches, RSC payloads and URLs with a query is unlimited. */
  share: "page" | "query" | "search" | "rsc";
};

const maxRscHeaderLength = 4096;

const channels = new LRUCache<string, string>({ max: 200 });

/** The channel of a host, cached because every request needs it; empty for the default channel. */
function channelOf(host: string): string {
  let channel = channels.get(host);
  if (channel === undefined) channels.set(host, (channel = channelLabel(host) ?? ""));
  return channel;
}

/**
 * The one function that decides who shares a response: channel, path, the queries that the page reads,
 * language, country, scheme, and the RSC request headers. Undefined: the response belongs to one viewer.
 */
export function cacheKeyOf(
  req: IncomingMessage,
  client: ClientInfo,
  kind: PathKind,
): CacheKey | undefined {
  if (kind !== "page" && kind !== "video" && kind !== "text") return undefined;
  const { headers } = req;
  const address = normalizeSharedPageUrl(req.url ?? "/");
  const isRsc = headers.rsc === "1";
  const rsc = isRsc ? rscHeaders.map((name) => headers[name] ?? "").join(" ") : "";
  if (address === undefined || rsc.length > maxRscHeaderLength) return undefined;
  const { url, hasLanguage } = address;
  const cookie = hasLanguage ? undefined : readCookie(headers.cookie, "mq_lng");
  const language = asLanguage(cookie) ?? "";
  const { proto, location } = client;
  // A page is the same under every host of its channel: docs/behaviour.md BE-3.
  const channel = cacheShareOfDomain(req) ?? channelOf(headers.host ?? "");
  const key = `${channel} ${url} ${language} ${location.country ?? ""} ${proto} ${rsc}`;
  return { key, url, language, isRsc, share: chooseShare(address, isRsc) };
}

function chooseShare({ hasQuery, isSearch }: SharedPageUrl, isRsc: boolean): CacheKey["share"] {
  if (isSearch) return "search";
  if (isRsc) return "rsc";
  return hasQuery ? "query" : "page";
}
