import { normalizeQuery } from "../urls/search-url-params.ts";

const key = "mq_searches";
const maxSearches = 10;
/** More than ten queries can take: longer values were not written by the site. */
const maxStored = 20_000;
/** Where there is no storage, searches last as long as the page. */
let memory: string[] = [];

/** The searches of this device, the latest first; ten at most. Never throws. docs/behaviour.md BE-282. */
export function recentSearches(): string[] {
  try {
    return parse(localStorage.getItem(key)) ?? memory;
  } catch {
    return memory;
  }
}

/** Adds a query as the first; it is stored once, in any case of letters. */
export function rememberSearch(query: string): void {
  const q = normalizeQuery(query);
  if (q === "") return;
  write([q, ...without(recentSearches(), q)].slice(0, maxSearches));
}

/** Forgets one query. */
export function forgetSearch(query: string): void {
  write(without(recentSearches(), query));
}

/** Deletes all of them, for example at sign-out. */
export function forgetAllSearches(): void {
  write([]);
}

function without(searches: string[], query: string): string[] {
  return searches.filter((search) => search.toLowerCase() !== query.toLowerCase());
}

function write(searches: string[]): void {
  memory = [];
  try {
    if (searches.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    memory = searches;
  }
}

/** Undefined where nothing is stored. */
function parse(text: string | null): string[] | undefined {
  if (text === null) return undefined;
  if (text.length > maxStored) return [];
  try {
    const saved: unknown = JSON.parse(text);
    return Array.isArray(saved) ? tidy(saved) : [];
  } catch {
    return [];
  }
}

/** Other scripts may have written the value: cleans it, each query once. */
function tidy(saved: unknown[]): string[] {
  const queries = new Map<string, string>();
  for (const entry of saved) {
    const query = typeof entry === "string" ? normalizeQuery(entry) : "";
    if (query !== "" && !queries.has(query.toLowerCase())) queries.set(query.toLowerCase(), query);
  }
  return [...queries.values()].slice(0, maxSearches);
}
