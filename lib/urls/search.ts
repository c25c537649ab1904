/** What a search asks for, as the address of its page says it: docs/behaviour.md BE-163. */
export type Search = { q: string; sort_by?: string; filter_by?: string };

/** The longest text that is searched for, in characters. */
export const maxSearchLength = 250;

/** `readSearch(new URLSearchParams("q= lakes"))` → `{ q: "lakes" }`; undefined without words. */
export function readSearch(query: URLSearchParams): Search | undefined {
  const q = query.get("q")?.trim().slice(0, maxSearchLength);
  if (!q) return undefined;
  const search: Search = { q };
  for (const name of ["sort_by", "filter_by"] as const) {
    const value = query.get(name);
    if (value) search[name] = value;
  }
  return search;
}
