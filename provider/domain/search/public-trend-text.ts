import { normalizeTrendQuery } from "./normalize-trend-query.ts";
import { splitSearchWords } from "./split-search-words.ts";

const runs = /[\p{L}\p{N}\p{M}ー]+/gu;

/**
 * The part of a search that may be shown to others: the words that contents were found by, as typed. Words without meaning
 * (not in `significant`) match everything, so they stay only where a found title has the whole query.
 * Signs go. `toPublicTrendText("the lights!!! of a b", ["lights"], [])` → `"lights"`. Undefined where nothing is left.
 */
export function toPublicTrendText(
  query: string,
  significant: string[],
  titles: string[],
): string | undefined {
  const key = normalizeTrendQuery(query);
  if (key === undefined) return undefined;
  const typed = [...key.matchAll(runs)].map(([run]) => run);
  const whole = splitSearchWords(key).join(" ");
  const isTitle = titles.some((title) =>
    ` ${splitSearchWords(title).join(" ")} `.includes(` ${whole} `),
  );
  const known = new Set(significant);
  const found = isTitle
    ? typed
    : typed.filter((run) => splitSearchWords(run).every((word) => known.has(word)));
  return normalizeTrendQuery(found.join(" "));
}
