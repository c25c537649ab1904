import type { Translate } from "./translate.ts";

/**
 * A text with its `count` as the language writes numbers: `formatTextWithCount(t, "de", "resultsCount", 1234)` →
 * `"1.234 Ergebnisse"`. `locale` is a BCP 47 tag.
 */
export function formatTextWithCount(
  t: Translate,
  locale: string,
  key: string,
  count: number,
): string {
  return t(key, { count }).replace(String(count), new Intl.NumberFormat(locale).format(count));
}
