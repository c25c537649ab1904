import { parseSearchFilters, serializeSearchFilters } from "./search-filters.ts";
import { pathInSiteOrWebView } from "./site-paths.ts";

/** The orders of results other than the default, by relevance. */
export const searchOrders = ["-start_time", "start_time"] as const;
export type SearchOrder = (typeof searchOrders)[number];

/**
 * A search, as in the URL of its page: docs/behaviour.md BE-260. `display_search` is shown in place of `q`, and is
 * never sent.
 */
export type SearchUrlParams = {
  q: string;
  sort_by?: SearchOrder;
  filter_by?: string;
  display_search?: string;
};

/** The order and filters of a search, or of a row with filters. */
export type OrderAndFilters = Pick<SearchUrlParams, "sort_by" | "filter_by">;

/** The longest text that is searched for, in characters (code points). */
export const maxSearchLength = 250;

/** Two UTF-16 units for each character, doubled because composing and joining shorten the text. */
const maxTypedUnits = 4 * maxSearchLength;

/** Lone surrogates and the replacement character, characters without width, direction marks. */
const unsearchable =
  /[\p{Cs}\uFFFD\u00AD\u061C\uFEFF\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069]/gu;
const spaces = /[\s\p{Cc}]+/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Normalizes typed text: composed (NFC), without characters that cannot be searched for, spaces joined, trimmed and
 * cut at 250 characters. `normalizeQuery("  blå
 *  hav ")` → `"blå hav"`. Empty without words. Every key, call and page uses it: docs/behaviour.md BE-260.
 */
export function normalizeQuery(typed: string): string {
  const joined = typed
    .trimStart()
    .slice(0, maxTypedUnits)
    .replaceAll(unsearchable, "")
    .normalize("NFC")
    .replaceAll(spaces, " ")
    .trim();
  const cut = [...joined].slice(0, maxSearchLength).join("").trimEnd();
  return visible.test(cut) ? cut : "";
}

/** `parseSearchUrlParams(new URLSearchParams("q= lakes"))` → `{ q: "lakes" }`; undefined without words. */
export function parseSearchUrlParams(query: URLSearchParams): SearchUrlParams | undefined {
  const q = normalizeQuery(query.get("q") ?? "");
  if (q === "") return undefined;
  const search: SearchUrlParams = { q };
  const order = parseSearchOrder(query.get("sort_by"));
  const filters = serializeSearchFilters(parseSearchFilters(joinFilterParams(query)));
  const shown = normalizeQuery(query.get("display_search") ?? "");
  if (order) search.sort_by = order;
  if (filters) search.filter_by = filters;
  if (shown) search.display_search = shown;
  return search;
}

/** The filters of all parameters: a form without scripts sends one for each of its fields. */
export function joinFilterParams(query: URLSearchParams): string {
  return query.getAll("filter_by").join(",");
}

/** `parseSearchOrder("-start_time")` → `"-start_time"`; undefined for the default order and for invalid values. */
export function parseSearchOrder(text: string | null | undefined): SearchOrder | undefined {
  return searchOrders.find((order) => order === text);
}

/** The query of a search's URL, with its parameters in a fixed order: `searchQueryString({ q: "lakes" })` → `"q=lakes"`. */
export function searchQueryString({
  q,
  sort_by,
  filter_by,
  display_search,
}: SearchUrlParams): string {
  const query = new URLSearchParams({ q });
  for (const [name, value] of Object.entries({ sort_by, filter_by, display_search })) {
    if (value) query.set(name, value);
  }
  return query.toString();
}

/**
 * The path of a search's results: `searchPath({ q: "lakes" })` → `"/search?q=lakes"`, `searchPath({ q: "lakes" },
 * true)` → `"/mobile/search?q=lakes"`.
 */
export function searchPath(search: SearchUrlParams, mobile = false): string {
  return pathInSiteOrWebView(`/search?${searchQueryString(search)}`, mobile);
}
