import { asLanguage } from "../../i18n/choose-language.ts";
import { findRouteDefinitionOfPath } from "../../urls/path-kind.ts";
import type { PageQueryParam } from "../../urls/routes.ts";
import {
  joinFilterParams,
  normalizeQuery,
  parseSearchOrder,
} from "../../urls/search-url-params.ts";
import { parseSearchFilters, serializeSearchFilters } from "../../urls/search-filters.ts";

/** A URL whose page is the same for many viewers, in its normalized form. */
export type SharedPageUrl = {
  /** Path and query that the site renders. */
  url: string;
  /** The query names a language, which then counts instead of the cookie. */
  hasLanguage: boolean;
  /** The query contains more than a language: a client may invent such queries. */
  hasQuery: boolean;
  /** The query contains search words. */
  isSearch: boolean;
};

/**
 * A target with only the parameters that its page reads, each once and in the order of the row: `/search?utm=x&q=
 * cup` → `/search?q=cup`. Undefined with a parameter that makes the page personal (`viewerParams`). The target must
 * have passed `checkRequest`. docs/behaviour.md BE-50.
 */
export function normalizeSharedPageUrl(target: string): SharedPageUrl | undefined {
  const at = target.indexOf("?");
  const path = onePath(at === -1 ? target : target.slice(0, at));
  if (at === -1) return { url: path, hasLanguage: false, hasQuery: false, isSearch: false };
  const { contentParams, viewerParams } = findRouteDefinitionOfPath(target);
  const query = new URLSearchParams(target.slice(at + 1));
  if (viewerParams.some((name) => query.has(name))) return undefined;
  const params = new URLSearchParams();
  for (const name of contentParams) {
    const requested = name === "filter_by" ? joinFilterParams(query) : query.get(name);
    const value = values[name](requested ?? "");
    if (value) params.set(name, value);
  }
  const hasLanguage = params.has("lng");
  const url = params.size === 0 ? path : `${path}?${params}`;
  const hasQuery = params.size > Number(hasLanguage);
  return { url, hasLanguage, hasQuery, isSearch: params.has("q") };
}

const unreserved = /^[\w\-.~!*'()/]*$/;

/** The same path in every spelling of its characters: `/pages/%66ilms` → `/pages/films`. */
function onePath(path: string): string {
  if (unreserved.test(path)) return path;
  return path
    .split("/")
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    .join("/");
}

const maxLength = 250;
const nameOf = (value: string) => (value.length <= maxLength ? value : undefined);

/** The one spelling of a value; undefined or empty counts as absent. */
const values: Record<PageQueryParam, (value: string) => string | undefined> = {
  lng: asLanguage,
  page_id: nameOf,
  video_id: nameOf,
  q: normalizeQuery,
  sort_by: parseSearchOrder,
  filter_by: (value) => serializeSearchFilters(parseSearchFilters(value)),
  display_search: normalizeQuery,
  page: (value) => (/^[1-9]\d{0,4}$/.test(value) ? value : undefined),
};
