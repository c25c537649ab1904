const maxKeywords = 30;

/** Keywords of a page and of its channel, each once, at most thirty; undefined for none. */
export function keywordList(...lists: (readonly string[] | undefined)[]): string[] | undefined {
  const words = lists.flatMap((list) => list ?? []).map((word) => word.trim().slice(0, 80));
  const each = [...new Set(words)].filter((word) => word !== "").slice(0, maxKeywords);
  return each.length > 0 ? each : undefined;
}
