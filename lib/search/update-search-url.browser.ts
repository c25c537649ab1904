import {
  parseSearchUrlParams,
  type SearchUrlParams,
  searchQueryString,
} from "../urls/search-url-params.ts";

/** Changes that follow each other faster are joined, ms: docs/behaviour.md BE-266. */
const minPauseMs = 300;
const names = ["q", "sort_by", "filter_by", "display_search"];

/** The search to write into the URL, unless the browser has navigated from `from` before. */
let pending: { search: SearchUrlParams; from: string } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let writtenAt = Number.NEGATIVE_INFINITY;

/**
 * Changes the search of the results page, in its URL and with a history entry: `updateSearchUrl((search) => ({
 * ...search, sort_by: "start_time" }))`. The page then reads the URL again.
 */
export function updateSearchUrl(change: (search: SearchUrlParams) => SearchUrlParams): void {
  clearTimeout(timer);
  const from = location.href;
  const search = change(pending?.from === from ? pending.search : currentSearch());
  pending = { search, from };
  const wait = minPauseMs - (performance.now() - writtenAt);
  if (wait > 0) timer = setTimeout(writePending, wait);
  // Presses from before hydration are repeated by effects; the router follows the URL in a later effect.
  else queueMicrotask(writePending);
}

function writePending(): void {
  if (pending?.from === location.href) write(pending.search);
  pending = undefined;
}

/** Writes the search into the URL; other parameters, such as the language, stay. */
function write(search: SearchUrlParams): void {
  const next = searchQueryString(search);
  if (search.q === "" || next === searchQueryString(currentSearch())) return;
  const query = new URLSearchParams(location.search);
  for (const name of names) query.delete(name);
  const rest = query.size === 0 ? "" : `&${query}`;
  history.pushState(null, "", `${location.pathname}?${next}${rest}`);
  writtenAt = performance.now();
}

function currentSearch(): SearchUrlParams {
  return parseSearchUrlParams(new URLSearchParams(location.search)) ?? { q: "" };
}
