const counted = new Set([
  "context",
  "display_search",
  "filter_by",
  "lng",
  "page",
  "page_id",
  "q",
  "sort_by",
  "t",
  "tab",
  "video_id",
]);
// These act on one viewer: the site answers them with a private redirect.
const acting = new Set(["access_token", "bypass_cache", "sg", "widget_id"]);

/**
 * A target with only the query names that a shared page may depend on, in one order:
 * `countedUrl("/search?utm=x&q=cup")` → `"/search?q=cup"`. Undefined when a name acts on the viewer.
 */
export function countedUrl(url: string): string | undefined {
  const at = url.indexOf("?");
  if (at === -1) return url;
  const kept: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
    if (acting.has(name)) return undefined;
    if (counted.has(name)) kept.push([name, value]);
  }
  const path = url.slice(0, at);
  if (kept.length === 0) return path;
  // The first of a repeated name counts, so order within a name is kept.
  const query = new URLSearchParams(kept);
  query.sort();
  return `${path}?${query}`;
}
